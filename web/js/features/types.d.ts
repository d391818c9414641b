/** What a feature says of itself, as data. */

import type { Refusal, State } from "../core/types.d.ts";
import type { PanelActs } from "../page/panels.js";
import type { Text } from "../table/view/table.js";

/** The panel a feature has. It is named as the feature, and open only while the feature has its part of the state. */
export interface FeaturePanel {
  title: (text: Text, state: State) => string;
  /** The message shown until the view is there; none where nothing is shown. */
  waiting?: string;
  /** The part of the state it shows. */
  shows: (state: State) => { refusal?: Refusal | null } | null;
  /** What the view is made of, after the text. */
  given: (state: State, does: PanelActs) => unknown[];
  /** How it is closed, where more than the panel is closed. */
  close?: (does: PanelActs) => () => void;
  /** Which of the view's parts it is, where that has several. */
  part?: string;
}

/** A setting: its usual value, and which others it may have. Without more, whatever is of the same type. */
export interface Setting {
  /** A number is a percentage. */
  default: unknown;
  choices?: readonly string[];
  /** Whether each value of an object is valid. */
  each?: (value: unknown) => boolean;
  /** The most characters of a text; 24 without it. */
  longest?: number;
}

export interface Feature {
  name: string;
  /** The module with its views and its style, loaded when the feature is first used. */
  load: () => Promise<any>;
  /** Its views by name, and what the module calls them; without this, one view of the feature's own name. */
  views?: Record<string, string>;
  /** Whether nothing is said if it cannot be loaded: the page is whole without it. */
  isQuiet?: boolean;
  /** The letter that its links begin with. */
  letter?: string;
  /** Whether a link carries a packed text, after the letter and the version of the packing. */
  isPacked?: boolean;
  /** Whether a link carries cards to be played or looked at: a laid table is shown until they are there. */
  isDeal?: boolean;
  /** Its settings, by name. */
  settings?: Record<string, Setting>;
  /** Its part of the state; null until a change of the same name brings some of it. */
  part?: string;
  /** Its panel. */
  panel?: FeaturePanel;
}
