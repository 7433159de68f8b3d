import { useEffect, useRef } from 'react';
import { longestStatement } from '#shared/newsletter/limits.ts';
import { FileField } from '#web/components/form/file-field.tsx';
import { ManagedForm } from '#web/components/form/managed-form.tsx';
import { JobRow } from '#web/components/layout/admin/jobs/job-row.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import type { ImportColumns } from '../../../api/admin/import-columns.ts';
import { type FoundColumns, useImportColumns } from '../../../api/admin/use-import-columns.ts';
import { useImportForm } from '../../../api/admin/use-import-form.ts';
import { ImportInterests } from './import-interests.tsx';

const labels = {
  file: 'File',
  email: 'Column of the addresses',
  topics: 'Column of the interests',
  interests: 'Interests added to everyone in the file',
  consent: 'How they agreed',
};
const required = (sentence: string) => ({ required: sentence });

export interface ImportFormProps {
  /** Called once the import is on its way. */
  readonly onStarted: () => void;
  readonly onCancel: () => void;
}

type ImportForm = ReturnType<typeof useImportForm>['form'];

/** Which column is what. */
const MappingFields = ({ form, found }: { readonly form: ImportForm; readonly found: ImportColumns }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Select
      label={labels.email}
      options={[{ value: '', label: 'Choose a column' }, ...found.columns]}
      {...form.field('email', required('Choose the column of the addresses'))}
    />
    <Select
      label={labels.topics}
      options={[{ value: '', label: 'None' }, ...found.columns]}
      {...form.field('topics')}
    />
  </div>
);

/** What would become of each row. */
function Check({ check, checkError }: Pick<ReturnType<typeof useImportForm>, 'check' | 'checkError'>) {
  const section = useRef<HTMLElement>(null);
  const state = check?.state;
  // The form fills a phone: what the check says would be hidden behind its buttons.
  useEffect(() => {
    if (state) section.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  if (!check) return null;
  return (
    <section ref={section} aria-label="Check of the file" className="scroll-mb-24 rounded-card border border-line px-4">
      <ul>
        <JobRow job={check} />
      </ul>
      {checkError !== undefined && <p className="pb-3 text-14 text-draft">How far it is cannot be told at present.</p>}
      {check.state === 'done' && (
        <p className="pb-4 text-14 text-pretty">
          Nothing is imported yet. Rows that failed are left out; the file of this check says what becomes of each.
        </p>
      )}
    </section>
  );
}

/** Why the form waits. What a file has is put into fields once it is read: a check before that would be one of other fields. */
function missingFor(file: File | null, found: FoundColumns | undefined, isChecking: boolean): string | undefined {
  if (isChecking) return 'The check is running.';
  if (file && !found) return 'The file is being read.';
  return found && 'problem' in found ? 'Choose a file that can be read.' : undefined;
}

/** A file of subscribers: what is in it, how they agreed, its check, and its import. */
export function ImportForm({ onStarted, onCancel }: ImportFormProps) {
  const { form, upload, check, checkError, isChecked, isChecking } = useImportForm(onStarted);
  const { field, picked, watch, setValue, busy } = form;
  const file = watch('file');
  const found = useImportColumns(file, ({ email, topics }) => {
    setValue('email', email);
    setValue('topics', topics);
  });
  return (
    <ManagedForm
      {...{ form, labels, onCancel }}
      act={isChecked ? { label: 'Import', busyText: 'Starting…' } : { label: 'Check', busyText: 'Uploading…' }}
      missing={missingFor(file, found, isChecking)}
    >
      <FileField
        {...picked('file', required('Choose a CSV file'))}
        purpose="subscribers"
        label={labels.file}
        help="CSV of at most 10 MB and 100,000 rows. You can also drop it here."
        isRequired
        sending={upload.sending}
        onCancel={upload.cancel}
        isBusy={busy}
      />
      {file && !found && <Skeleton className="h-18 w-full" />}
      {found && 'problem' in found && (
        <p role="alert" className="text-14 font-medium text-danger">
          {found.problem}
        </p>
      )}
      {found && !('problem' in found) && <MappingFields {...{ form, found }} />}
      <ImportInterests label={labels.interests} {...picked('interests')} />
      <Textarea
        label={labels.consent}
        rows={3}
        maxLength={longestStatement}
        help="Kept with each of them. Example: “Ticked the newsletter at our booth of the 2026 conference; the forms are in the archive.”"
        {...field('consent', required('Say how these people agreed to get the newsletter'))}
      />
      <Check {...{ check, checkError }} />
    </ManagedForm>
  );
}
