import { documentEnding, type FilePurpose } from '#shared/uploads/choices.ts';
import { FileField } from '#web/components/form/file-field.tsx';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import type { EbookSending } from '../../api/intake/use-ebook-upload.ts';
import { PromptPreview } from './prompt-preview.tsx';

type Purpose = Exclude<FilePurpose, 'subscribers'>;

/** What a file may be, in words. */
const words: Readonly<Record<Purpose, string>> = {
  ebook: 'PDF, EPUB or Word (.docx), at most 100 MB. You can also drop it here.',
  prompts: 'CSV, PDF or Word (.docx), at most 100 MB. You can also drop it here.',
  training: 'PDF, Word (.docx) or CSV, at most 25 MB. You can also drop it here.',
};

export interface UploadFileProps extends PickedBinding<File | null> {
  readonly purpose: Purpose;
  readonly upload: EbookSending;
  readonly isBusy: boolean;
}

/** The file that becomes an ebook or a package; a CSV is shown as a table. */
export const UploadFile = ({ upload: { sending, cancel }, ...field }: UploadFileProps) => (
  <FileField {...field} {...{ sending }} label="File" help={words[field.purpose]} isRequired onCancel={cancel}>
    {field.value && documentEnding(field.value.name) === 'csv' && <PromptPreview file={field.value} />}
  </FileField>
);
