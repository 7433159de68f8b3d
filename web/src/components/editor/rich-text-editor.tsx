import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { RequiredMark } from '../form/required-mark.tsx';
import { ContextTools } from './context/context-tools.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { takeLinkKey } from './link/link-key.ts';
import type { StoredPicture } from './picture/picture-dialog.tsx';
import type { TextKind } from './schema/rich-schema.ts';
import { SlashMenu } from './slash/slash-menu.tsx';
import { useSlashMenu } from './slash/use-slash-menu.ts';
import { TextCount } from './text-count.tsx';
import type { Asked } from './toolbar/asked.ts';
import type { Phrase } from './toolbar/phrases.tsx';
import { EditorToolbar } from './toolbar/toolbar.tsx';
import { useEditorProps } from './use-editor-props.ts';
import { useRichText } from './use-rich-text.ts';

export interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  /**
   * HTML as the server keeps it (`shared/kernel/rich-html.ts`). A new value from outside replaces the text unless it equals what
   * was last given to `onChange`.
   */
  readonly value: string;
  /** Called in a pause of typing (300 ms), when the text is left, and before Ctrl-S or Cmd-S reaches the page. */
  readonly onChange: (html: string) => void;
  /** What fits: all of it, or what mail programs can show. */
  readonly kind: TextKind;
  /** Stores a picture and answers with its address; absent: no pictures. */
  readonly storePicture?: (file: File) => Promise<StoredPicture>;
  /** Pages of the site by words, for links. */
  readonly searchPages: (words: string) => Promise<readonly { label: string; path: string }[]>;
  /** What can stand for something about the reader. */
  readonly phrases?: readonly Phrase[];
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
}

const noPhrases: readonly Phrase[] = [];

/** What a dialog asks at present; a picture that was pasted or dropped is given to it. */
function useAsked() {
  const [{ what, given }, setAsked] = useState<{ what?: Asked; given?: File }>({});
  return {
    ...{ asked: what, given },
    ask: (asked: Asked) => setAsked({ what: asked }),
    takePicture: (file: File) => setAsked({ what: 'picture', given: file }),
    close: () => setAsked({}),
  };
}

/** An editor of rich text. Its code is loaded by `RichTextEditor`. */
export function LoadedRichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, onChange, kind, storePicture, searchPages, describedBy } = props;
  const { isRequired = false, isInvalid = false, phrases = noPhrases } = props;
  const { asked, given, ask, takePicture, close } = useAsked();
  const takesPictures = storePicture !== undefined;
  const editor = useRichText({ value, onChange, kind });
  const menu = useSlashMenu({ editor, ask, takesPictures });
  const attributes = {
    ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
    ...(isRequired && { 'aria-required': 'true' }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...menu.attributes,
    class: 'prose min-h-80 px-4 py-4 sm:px-6 outline-none',
  };
  const onKey = (event: KeyboardEvent) => menu.onKey(event) || takeLinkKey(event, ask);
  useEditorProps(editor, { attributes, takePicture: takesPictures ? takePicture : undefined, onKey });
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="text-14 font-strong">
          {label}
        </span>
        {isRequired && <RequiredMark />}
      </div>
      <div
        className={classNames(
          'relative min-w-0 rounded-control border bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          isInvalid ? 'border-danger' : 'border-line-control',
        )}
      >
        <EditorToolbar {...{ editor, label, ask, takesPictures, phrases }} />
        <EditorContent editor={editor} />
        <div className="sticky bottom-19 flex min-h-12 items-center justify-between gap-2 rounded-b-control border-t border-line bg-surface px-1">
          <ContextTools {...{ editor, label, ask }} />
          <TextCount editor={editor} />
        </div>
        <SlashMenu {...{ editor, menu }} />
      </div>
      <EditorDialogs {...{ editor, asked, given, storePicture, searchPages }} onClose={close} />
    </div>
  );
}
