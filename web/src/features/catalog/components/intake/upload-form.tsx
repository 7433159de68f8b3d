import { difficultyLevels, promptVault, type UploadTab, usualPromptCategory } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { noFramework } from '#shared/vocabulary/frameworks.ts';
import { CategorySelect } from '#web/components/form/category-select.tsx';
import { FileField } from '#web/components/form/file-field.tsx';
import { FrameworkSelect } from '#web/components/form/framework-select.tsx';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { notNegative } from '#web/lib/form/price-rule.ts';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { toast } from '#web/lib/toast.ts';
import { sendingProblem } from '#web/lib/upload/send-file.ts';
import { useEbookUpload } from '../../api/intake/use-ebook-upload.ts';
import { UploadFile } from './upload-file.tsx';

const labels = {
  file: 'File',
  title: 'Title',
  description: 'Description',
  price: 'Price',
  category: 'Category',
  regulatory_source: 'Regulatory source',
  difficulty_level: 'Difficulty',
  industry: 'Industry',
  picture: 'Cover image',
} as const;

/** What an upload is until something else is chosen. */
const blankOf = (tab: UploadTab) => ({
  file: null as File | null,
  title: '',
  description: '',
  price: '',
  category: tab === 'prompts' ? usualPromptCategory : 'General',
  regulatory_source: noFramework as string,
  difficulty_level: 'Intermediate' as (typeof difficultyLevels)[number],
  industry: '',
  picture: null as File | null,
});
type Values = ReturnType<typeof blankOf>;

const levels = difficultyLevels.map((value) => ({ value, label: value }));

/** What is still wanted before it can be sent. */
function missingOf({ file, title, price }: Pick<Values, 'file' | 'title' | 'price'>): string | undefined {
  if (!file) return 'Please select a file first';
  return title.trim() && price.trim() ? undefined : 'Please fill all required fields and select a file';
}

export interface UploadFormProps {
  readonly tab: UploadTab;
  /** Gets what is being read from now on. */
  readonly onUploaded: (ebook: AdminEbook) => void;
  readonly onCancel: () => void;
}

/** Makes an ebook, or a package of prompts, of a file. */
export function UploadForm({ tab, onUploaded, onCancel }: UploadFormProps) {
  const upload = useEbookUpload();
  const isPrompts = tab === 'prompts';
  const form = useManagedForm<AdminEbook, Values>({
    item: null,
    valuesOf: () => blankOf(tab),
    fallback: 'Failed to upload file',
    async save({ file, price, category, ...values }) {
      if (!file) return;
      const sorted = isPrompts ? { category: promptVault, prompt_category: category } : { category };
      try {
        const ebook = await upload.upload({ ...values, ...sorted, file, price: Number(price) });
        if (ebook) onUploaded(ebook);
      } catch (error) {
        toast.error(`Upload failed: ${sendingProblem(error)}`);
        throw error;
      }
    },
  });
  const { field, picked, busy } = form;
  const [file, title, price] = form.watch(['file', 'title', 'price']);
  return (
    <ManagedForm
      {...{ form, labels, onCancel }}
      missing={missingOf({ file, title, price })}
      act={{ label: 'Upload', busyText: 'Uploading…' }}
    >
      <UploadFile {...picked('file')} purpose={isPrompts ? 'prompts' : 'ebook'} upload={upload} isBusy={busy} />
      <Input label={labels.title} {...field('title')} required />
      <Textarea
        label={labels.description}
        help={`Without one: ${title.trim() || 'Title'} - Uploaded ebook`}
        rows={3}
        {...field('description')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={labels.price}
          help="US dollars; 0 makes it free"
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          {...field('price', { validate: notNegative })}
          required
        />
        <CategorySelect
          label={labels.category}
          kind={isPrompts ? 'prompt' : 'ebook'}
          except={promptVault}
          {...picked('category')}
        />
        <FrameworkSelect label={labels.regulatory_source} own={noFramework} {...picked('regulatory_source')} />
        <Select label={labels.difficulty_level} options={levels} {...field('difficulty_level')} />
        <CategorySelect label={labels.industry} kind="industry" blank="None" {...picked('industry')} />
      </div>
      <FileField
        {...picked('picture')}
        label={labels.picture}
        purpose="picture"
        help="Optional. PNG, JPG, JPEG or WebP, up to 5MB. Without one, the cover in the file is used, or one is drawn."
        sending={upload.sending}
        onCancel={upload.cancel}
        isBusy={busy}
      />
    </ManagedForm>
  );
}
