import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { searchPages } from '#web/lib/text/search-pages.ts';
import { sendFile } from '#web/lib/upload/send-file.ts';
import { RichTextEditor } from '../editor/editor.tsx';
import type { StoredPicture } from '../editor/picture/picture-dialog.tsx';
import type { RichTextEditorProps } from '../editor/rich-text-editor.tsx';

export interface RichTextFieldProps
  extends PickedBinding<string>,
    Pick<RichTextEditorProps, 'kind' | 'isRequired' | 'phrases'> {
  readonly label: string;
}

/** Stores a picture of a text. */
async function storePicture(file: File): Promise<StoredPicture> {
  const { signal } = new AbortController();
  const { image_url, width, height } = await sendFile(file, 'picture', { onProgress: () => undefined, signal });
  return { src: image_url, width, height };
}

/** A text with formatting, in the editor; its pictures are stored at once. */
export const RichTextField = ({
  label,
  kind,
  isRequired = false,
  phrases,
  id,
  error,
  value,
  onChange,
}: RichTextFieldProps) => (
  <div className="min-w-0">
    <RichTextEditor
      {...{ id, label, kind, isRequired, value, onChange, storePicture, searchPages }}
      isInvalid={error !== undefined}
      {...(phrases && { phrases })}
      {...(error !== undefined && { describedBy: `${id}-error` })}
    />
    {error && (
      <p id={`${id}-error`} className="mt-1.5 text-14 font-medium text-danger">
        {error}
      </p>
    )}
  </div>
);
