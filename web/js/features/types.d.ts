/** What a feature says of itself, as data, and what it is made with. A feature's own types add to the interfaces below. */

import type { createActions } from "../page/actions.js";
import type { Documents } from "../core/storage/documents.js";
import type { Tabs } from "../core/storage/tab-locks.js";
import type { Loader } from "../core/loader.js";
import type { Store } from "../core/store.js";
import type { Asking, Panels, Parts, Settings, State } from "../core/types.d.ts";
import type { OpenedDocument } from "../messages/messages.d.ts";
import type { Table } from "../table/store/table-store.js";
import type { createSpeech } from "../text/sentences.js";
import type { Text } from "../table/view/table-view.js";

/** The acts of each feature, by its name: what `create` of its module returns. Each feature adds its own. */
export interface FeatureActions {}

/** The acts that are called of a feature that is known by its name: it has those that its data promise. */
export interface CommonActions {
  openLink?: (link: string) => unknown;
  openDocument: (reading: Promise<OpenedDocument>, isFile: boolean) => unknown;
  /** Closes the panel, where more than the panel is closed. */
  close: () => void;
}

/** What a feature may use of the page it is made for. */
export interface Page {
  store: Store;
  table: Table;
  loader: Loader;
  documents: Documents;
  tabs: Tabs;
  text: ReturnType<typeof createSpeech>;
  /** Change settings, and keep them. */
  changeSettings: (settings: Partial<Settings>) => void;
  sleep: (milliseconds: number) => Promise<void>;
  /** Whether bots think, and the coach judges, before they are asked to. */
  thinksAhead: boolean;
  /** Resolves once the engine is there. */
  whenReady: () => Promise<void>;
  /** A client of another device's engine; `send` says whether a message could be sent. */
  remote: (
    send: (message: { kind: string; [field: string]: unknown }) => boolean,
  ) => import("../engine/index.js").RemoteEngine;
  /** Open what somebody has pasted, for the feature that takes its kind; `first` says meanwhile that it is on its way. */
  openText: (text: string, where?: { first?: string; game?: string }) => Promise<void>;
  /** The same of a file. */
  openFile: (file: File, first?: string, others?: File[]) => Promise<void>;
  /** The match at the table makes room for another. */
  leaveMatch: () => void;
  /** The acts of the others. */
  features: FeatureActions;
}

/** What a panel's view may do. */
export type PanelActions = ReturnType<typeof createActions>["panel"];

/** A panel as what is shown of it: with a title, or whole. */
export interface Panel {
  title?: (text: Text, state: State) => string;
  /** What it shows; null where there is nothing to show. `shape`: how the hand of a past deal lies in rows. */
  view: (text: Text, state: State, actions: PanelActions, shape: Shape | null) => unknown;
  /** How it is closed, where more than the panel is closed. */
  close?: (actions: PanelActions) => void;
}

/** Panels by their keys. */
export type PanelTable = Partial<Record<keyof Panels, Panel>>;

type Shape = import("../table/view/hand-layout.js").Shape;

/** The panel of a feature that is loaded on demand. Its key is the feature's name. */
export interface FeaturePanel {
  title: (text: Text, state: State) => string;
  /** What its view is made of, after the text. */
  selectData: (state: State, features: FeatureActions) => unknown[];
  /** Which of the view's parts it is, where that has several. */
  part?: string;
  /** Whether the feature has an act `close`, which closes it. */
  closes?: boolean;
  /** The game whose table it shows, which takes all of the page; null while it shows none. Its view is given the hand's shape last. */
  table?: (state: State) => string | null;
}

/** A setting: its usual value, and which others it may have. Without more, whatever is of the same type. */
export interface Setting {
  /** A number is a percentage. */
  default: unknown;
  choices?: readonly string[];
  /** Whether each value of an object is valid. */
  each?: (value: unknown) => boolean;
  /** Whether a value is valid, where its type does not say. */
  isTaken?: (value: unknown) => boolean;
  /** The most characters of a text; 24 without it. */
  longest?: number;
  /** Where it stands in the form, if it does. Its words are `settings-<name>`, and `<name>-<choice>` of each choice. */
  form?: SettingForm;
}

export interface SettingForm {
  /** `usual` stands in sight, the others behind a heading of their own. */
  section: "usual" | "play" | "looks" | "keys";
  /** The setting it stands behind, or `""` for the first place; without it, the end. */
  after?: string;
  /** Of choices shown as one tick: whether it is set. Ticked it is `on`, else `off`. */
  isTicked?: (state: State) => boolean;
  /** Whether it cannot be changed now. */
  isOff?: (settings: Settings) => boolean;
  /** What is done once it has been changed. */
  onChanged?: (features: FeatureActions) => void;
}

/** What a feature says, in a language: fetches the text of its file. */
type Words = (code: string) => Promise<{ default: string }>;

/** A feature's module: `create` makes its acts for a page; beside its style are its views, by name. */
export interface FeatureModule {
  create?: (page: Page) => object;
  style?: string;
  [view: string]: unknown;
}

export interface Feature {
  name: string;
  /**
   * The module with its views, its style, and `create`, which makes its acts for a page; loaded when the feature is
   * first used. Without it, the feature is part of the page's first script.
   */
  load?: () => Promise<FeatureModule>;
  /** Its own sentences in a language, loaded with it: `text/<language>.ftl` in its folder; and another feature's. */
  words?: Words | Words[];
  /** The feature it is loaded with, and made by, instead. */
  loadedWith?: string;
  /** Its views by name, and what the module calls them; without this, one view of the feature's own name. */
  views?: Record<string, string>;
  /** What calls for it, besides its acts. */
  isWanted?: (state: State) => boolean;
  /** Whether nothing is said if it cannot be loaded: the page is whole without it. */
  isQuiet?: boolean;
  /** The letter that its links begin with; an act `openLink` opens them. */
  letter?: string;
  /** Whether a link carries a packed text, after the letter and the version of the packing. */
  isPacked?: boolean;
  /** Whether a link carries cards to be played or looked at: a laid table is shown until they are there. */
  isDeal?: boolean;
  /** Whether whoever opens such a link needs no engine: another device has it. */
  needsNoEngine?: boolean;
  /** Its settings, by name. */
  settings?: Record<string, Setting>;
  /** Its part of the state; null until a change of the same name brings some of it. With a panel, it has a `refusal`. */
  part?: keyof Parts;
  /** Its panel. */
  panel?: FeaturePanel;
  /** The kinds of documents that it shows, by an act `openDocument`, which is given a promise of an `OpenedDocument`. */
  opens?: string[];
}

/** A feature of ours: one that has a panel is named as one of `Panels`. */
export type OwnFeature = Feature & ({ panel?: undefined } | { name: keyof Panels });

/** A feature with a module of its own. */
export type Loaded = Feature & Required<Pick<Feature, "load">>;
