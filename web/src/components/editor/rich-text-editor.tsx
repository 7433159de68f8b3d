import { EditorContent } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { LinkDialog } from './link/link-dialog.tsx';
import { PictureDialog } from './picture/picture-dialog.tsx';
import { pictureFiles } from './picture/picture-files.ts';
import type { TextKind } from './schema/rich-schema.ts';
import { TextCount } from './text-count.tsx';
import { EditorToolbar } from './toolbar/toolbar.tsx';
import { useRichText } from './use-rich-text.ts';
import { VideoDialog } from './video/video-dialog.tsx';

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
  readonly storePicture?: (file: File) => Promise<string>;
  /** Pages of the site by words, for links. */
  readonly searchPages: (words: string) => Promise<readonly { label: string; path: string }[]>;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
}

/** An editor of rich text. Its code is loaded by `RichTextEditor`. */
export function LoadedRichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, onChange, kind, storePicture, searchPages, isInvalid = false, describedBy } = props;
  const [asked, setAsked] = useState<'link' | 'video' | 'picture'>();
  const [given, setGiven] = useState<File>();
  const choosePicture = () => {
    setGiven(undefined);
    setAsked('picture');
  };
  const takesPictures = storePicture !== undefined;
  const close = () => setAsked(undefined);
  const editor = useRichText({ value, onChange, kind });
  useEffect(() => {
    const takePicture = (file: File) => {
      setGiven(file);
      setAsked('picture');
    };
    const attributes = {
      ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      class: 'prose min-h-80 px-4 py-4 sm:px-6 outline-none',
    };
    const files = pictureFiles(takesPictures ? takePicture : undefined);
    editor.setOptions({ editorProps: { attributes, ...files } });
  }, [editor, id, isInvalid, describedBy, takesPictures]);
  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="text-14 font-strong">
        {label}
      </span>
      <div
        className={classNames(
          'rounded-control border bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          isInvalid ? 'border-danger' : 'border-line-control',
        )}
      >
        <EditorToolbar
          {...{ editor, label }}
          onLink={() => setAsked('link')}
          onVideo={() => setAsked('video')}
          onPicture={takesPictures ? choosePicture : undefined}
        />
        <EditorContent editor={editor} />
        <TextCount editor={editor} />
      </div>
      {asked === 'link' && <LinkDialog {...{ editor, searchPages }} onClose={close} />}
      {asked === 'picture' && storePicture && <PictureDialog {...{ editor, storePicture, given }} onClose={close} />}
      {asked === 'video' && <VideoDialog editor={editor} onClose={close} />}
    </div>
  );
}
