import { promptVault } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { notNegative } from '#web/lib/form/price-rule.ts';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { toast } from '#web/lib/toast.ts';
import { sendingProblem } from '#web/lib/upload/send-file.ts';
import { useEbookUpload } from '../../api/intake/use-ebook-upload.ts';
import { PromptFields, promptLabels, promptValuesOf } from './prompt-fields.tsx';
import { UploadFile } from './upload-file.tsx';

const required = { required: 'Please fill all required fields and select a CSV file' };
const failed = 'Failed to upload prompt package';

const blank = () => ({ file: null as File | null, ...promptValuesOf(null) });

export interface PromptUploadFormProps {
  /** Gets what is being read from now on. */
  readonly onUploaded: (ebook: AdminEbook) => void;
  readonly onCancel: () => void;
}

/** Makes a prompt package of a file. */
export function PromptUploadForm({ onUploaded, onCancel }: PromptUploadFormProps) {
  const upload = useEbookUpload();
  const form = useManagedForm<AdminEbook, ReturnType<typeof blank>>({
    item: null,
    valuesOf: blank,
    ...required,
    fallback: failed,
    async save({ file, price, category: prompt_category, tags, ...texts }) {
      if (!file) return;
      const sorted = { category: promptVault, prompt_category, ...(tags.length > 0 && { tags }) };
      try {
        const ebook = await upload.upload({ ...texts, ...sorted, file, price: Number(price) });
        if (ebook) onUploaded(ebook);
      } catch (error) {
        toast.error(sendingProblem(error, failed));
        throw error;
      }
    },
  });
  const { field, picked, busy } = form;
  return (
    <ManagedForm
      {...{ form, onCancel }}
      labels={{ file: 'File', ...promptLabels }}
      act={{ label: 'Upload', busyText: 'Uploading…' }}
    >
      <UploadFile {...picked('file', required)} purpose="prompts" upload={upload} isBusy={busy} />
      <PromptFields
        title={field('title', required)}
        description={field('description')}
        price={field('price', { ...required, validate: notNegative })}
        category={picked('category')}
        tags={picked('tags')}
      />
    </ManagedForm>
  );
}
