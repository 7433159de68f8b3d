import { useState } from 'react';
import type { Job } from '#shared/kernel/job.ts';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useManagedForm } from '#web/lib/form/use-managed-form.ts';
import { useFollowJob } from '#web/lib/jobs/follow-job.ts';
import { toast } from '#web/lib/toast.ts';
import { useSending } from '#web/lib/upload/use-sending.ts';

const blank = () => ({
  file: null as File | null,
  /** The places of columns, blank for none. */
  email: '',
  topics: '',
  /** Of everybody in the file. */
  interests: [] as readonly string[],
  consent: '',
});
type ImportValues = ReturnType<typeof blank>;

const bodyOf = ({ email, topics, interests, consent }: ImportValues, upload_id: string, dry_run: boolean) => ({
  ...{ upload_id, consent, dry_run },
  mapping: { email: Number(email), interests: topics === '' ? null : Number(topics) },
  interests: newsletterInterests.map(({ value }) => value).filter((topic) => interests.includes(topic)),
});

/** Milliseconds between two looks at a check. */
const look = 1000;
const isOver = ({ state }: Job): boolean => state === 'done' || state === 'failed';

/** The import of a file of subscribers: checked first, then imported as it was checked. */
export function useImportForm(onStarted: () => void) {
  const follow = useFollowJob();
  const { sending, sendOnce, cancel } = useSending();
  /** The check that was asked for, and what of. */
  const [checked, setChecked] = useState<{ readonly values: ImportValues; readonly job: Job }>();
  const form = useManagedForm<never, ImportValues>({
    item: null,
    valuesOf: blank,
    required: 'Choose a file and the column of the addresses, and say how these people agreed',
    fallback: 'Failed to import subscribers',
    async save(values) {
      if (!values.file) return;
      const { file_id } = await sendOnce(values.file, 'subscribers');
      const body = bodyOf(values, file_id, !isChecked);
      const { job, message } = await api('POST /admin/newsletter-subscribers/import', { body });
      if (body.dry_run) return setChecked({ values, job });
      toast.info(message);
      follow(job);
      onStarted();
    },
  });
  const values = form.watch();
  const isSame =
    checked !== undefined &&
    values.file === checked.values.file &&
    JSON.stringify(values) === JSON.stringify(checked.values);
  const { data, error } = useApi(
    isSame ? 'GET /admin/jobs/{id}' : null,
    { params: { id: checked?.job.id ?? '' } },
    { refreshInterval: (latest) => (latest && isOver(latest) ? 0 : look) },
  );
  const job = isSame ? (data ?? checked.job) : undefined;
  const isChecked = job?.state === 'done';
  return {
    form,
    upload: { sending, cancel },
    /** The check of what the form has now; undefined before it was asked for. */
    check: job,
    /** Why it is not known how the check goes on. */
    checkError: data ? undefined : error,
    isChecked,
    isChecking: job !== undefined && !isOver(job),
  };
}
