import { RichTextEditor } from '#web/components/editor/editor.tsx';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { sendFile } from '#web/lib/upload/send-file.ts';
import { searchPages } from '../../../api/admin/search-pages.ts';

export interface ContentFieldProps extends PickedBinding<string> {
  readonly label: string;
}

/** Stores a picture of a text; answers its address. */
async function storePicture(file: File): Promise<string> {
  const { signal } = new AbortController();
  const { image_url } = await sendFile(file, 'picture', { onProgress: () => undefined, signal });
  return image_url;
}

/** The text of an article, in the editor. */
export const ContentField = ({ label, id, error, value, onChange }: ContentFieldProps) => (
  <div>
    <RichTextEditor
      {...{ id, label, value, onChange, storePicture, searchPages }}
      kind="article"
      isInvalid={error !== undefined}
      {...(error !== undefined && { describedBy: `${id}-error` })}
    />
    {error && (
      <p id={`${id}-error`} className="mt-1.5 text-14 font-medium text-danger">
        {error}
      </p>
    )}
  </div>
);
