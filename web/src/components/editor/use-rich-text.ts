import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { givesLate } from '#web/lib/form/late-values.ts';
import { adoptEditorStyles } from './editor-styles.ts';
import { richOptions, type TextKind } from './schema/rich-schema.ts';
import { writtenHtml } from './schema/written-html.ts';

/** A long text takes longer to write out than the time between two keys: it is done in a pause. */
const pause = 300;

export interface RichTextOptions {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly kind: TextKind;
}

/** Gives the text to `onChange` in a pause of typing, and before something outside can ask for it. */
function useGiving(onChange: (html: string) => void) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const giving = useRef({
    given: undefined as string | undefined,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    wait(editor: Editor) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.flush(editor), pause);
    },
    flush(editor: Editor) {
      if (this.timer === undefined) return;
      this.forget();
      const html = writtenHtml(editor.state.doc);
      if (html === this.given) return;
      this.given = html;
      latest.current(html);
    },
    forget() {
      clearTimeout(this.timer);
      this.timer = undefined;
    },
  });
  return giving.current;
}

const isToSave = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';

/** The schema adds the line to write on below a picture or a table at the first change: a click there comes before it. */
const addLastLine = ({ state, view }: Editor) =>
  view.dispatch(state.tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));

/** An editor of `value`, which another value from outside replaces. */
export function useRichText({ value, onChange, kind }: RichTextOptions): Editor {
  adoptEditorStyles();
  const giving = useGiving(onChange);
  const editor = useEditor({
    ...richOptions(kind),
    content: value,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: made }) => addLastLine(made),
    onUpdate: ({ editor: changed }) => giving.wait(changed),
    onBlur: ({ editor: left }) => giving.flush(left),
    onDestroy: () => giving.forget(),
  });
  useEffect(() => {
    if (value === giving.given || value === writtenHtml(editor.state.doc)) return;
    giving.forget();
    giving.given = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, giving, value]);
  useEffect(() => {
    // What saves by a key asks for the text at once.
    const flush = (event: KeyboardEvent) => isToSave(event) && giving.flush(editor);
    const withdraw = givesLate(() => giving.flush(editor));
    window.addEventListener('keydown', flush, true);
    return () => {
      window.removeEventListener('keydown', flush, true);
      withdraw();
      giving.flush(editor);
    };
  }, [editor, giving]);
  return editor;
}
