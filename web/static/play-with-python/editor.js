/**
 * Editor: the program in CodeMirror, with colours, line numbers, completion of the package's names and errors at their line.
 * A file of its own, fetched once the page stands. It lies in a shadow root, where CodeMirror writes its style into sheets that
 * the page's policy allows; in the document it would write style elements, which that forbids.
 */
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { globalCompletion, localCompletionSource, pythonLanguage } from "@codemirror/lang-python";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  LanguageSupport,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { offered } from "./completion.js";

/** @typedef {import("./completion.js").PublicName} PublicName */

/** The colours are the page's, so that they follow its theme. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: "var(--code-keyword)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.definition(tags.className),
    ],
    color: "var(--code-name)",
  },
]);

const LOOK = EditorView.theme({
  "&": {
    maxHeight: "min(36rem, 75vh)",
    border: "1px solid var(--line)",
    borderRadius: "0.6rem",
    background: "var(--sheet)",
    color: "var(--ink)",
    fontSize: "max(1rem, 16px)",
  },
  "&.cm-focused": { outline: "3px solid var(--green)", outlineOffset: "2px" },
  ".cm-scroller": {
    minHeight: "18rem",
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    lineHeight: "1.5",
  },
  ".cm-gutters": {
    borderRight: "1px solid var(--line)",
    borderRadius: "0.6rem 0 0 0.6rem",
    background: "var(--sheet)",
    color: "var(--soft)",
  },
  ".cm-activeLine, .cm-activeLineGutter": { background: "var(--code-line)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--code-selection)",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    background: "none",
    outline: "1px solid var(--soft)",
  },
  ".cm-tooltip": { border: "1px solid var(--soft)", background: "var(--paper)", color: "var(--ink)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { minWidth: "min(250px, 50vw)" },
  ".cm-tooltip-autocomplete ul li": { padding: "0.3rem 0.6rem" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--green)", color: "var(--on-green)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--code-error)" },
  ".cm-lintRange-error": {
    background: "none",
    textDecoration: "underline wavy var(--code-error)",
    textUnderlineOffset: "0.2em",
  },
});

/** Where lines are short, long ones are broken rather than pushed aside. */
const NARROW = "(max-width: 40rem)";

/** Beside a list of names there is no room then: what is said of one stands below the list, and covers none of the others. */
const BELOW = { positionInfo: () => ({ style: "inset: 100% auto auto -1px; max-width: 100%" }) };

/**
 * Puts the editor into the page.
 * @param {HTMLElement} place
 * @param {object} with_
 * @param {string} with_.text
 * @param {string} with_.label what the field is called
 * @param {readonly PublicName[]} with_.names
 * @param {() => void} with_.run
 */
export function openEditor(place, { text, label, names, run }) {
  const isNarrow = matchMedia(NARROW).matches;
  const host = document.createElement("div");
  host.dir = "ltr";
  place.replaceChildren(host);
  const python = new LanguageSupport(pythonLanguage, [
    pythonLanguage.data.of({ autocomplete: localCompletionSource }),
    pythonLanguage.data.of({ autocomplete: globalCompletion }),
    pythonLanguage.data.of({
      /** @param {import("@codemirror/autocomplete").CompletionContext} context */
      autocomplete: ({ state, pos, explicit }) => {
        const { from, text: line } = state.doc.lineAt(pos);
        const found = offered(line.slice(0, pos - from), names, explicit);
        return found && { from: pos - found.typed, options: found.options, validFor: /^\w*$/ };
      },
    }),
  ]);
  const view = new EditorView({
    parent: host.attachShadow({ mode: "open" }),
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightActiveLineGutter(),
        highlightActiveLine(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of("    "),
        EditorState.tabSize.of(4),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false, ...(isNarrow && BELOW) }),
        lintGutter(),
        python,
        syntaxHighlighting(COLOURS),
        LOOK,
        isNarrow ? EditorView.lineWrapping : [],
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
        keymap.of([
          { key: "Mod-Enter", run: () => (run(), true) },
          { key: "Tab", run: acceptCompletion },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          // Escape, then Tab, leaves the field: CodeMirror lets the key through then.
          indentWithTab,
        ]),
      ],
    }),
  });

  return {
    text: () => view.state.doc.toString(),
    /** @param {string} now */
    put(now) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: now }, scrollIntoView: true });
      view.dispatch(setDiagnostics(view.state, []));
    },
    /** Mark the line of an error, or none. @param {{ line: number, message: string } | null} error */
    mark(error) {
      const line = error && error.line <= view.state.doc.lines ? view.state.doc.line(error.line) : null;
      const from = line ? line.from + (/^\s*/.exec(line.text)?.[0].length ?? 0) : 0;
      const found =
        line && error
          ? [
              {
                from,
                to: Math.max(from, line.to),
                severity: /** @type {const} */ ("error"),
                message: error.message,
              },
            ]
          : [];
      view.dispatch(setDiagnostics(view.state, found));
      if (line) view.dispatch({ effects: EditorView.scrollIntoView(line.from, { y: "center" }) });
    },
  };
}
