import { href } from '#shared/pages/href.ts';
import { RequiredMark } from '#web/components/form/required-mark.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { RetryAside } from '#web/components/ui/form/retry-aside.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import type { FieldBinding } from '#web/lib/form/use-api-form.ts';

export interface AuthorSelectProps extends FieldBinding {
  readonly label: string;
}

const NoAuthors = () => (
  <>
    There are none yet. <TextLink to={href('adminAuthors')}>Add an author profile</TextLink> first; what you typed here
    is kept.
  </>
);

/** One of the authors. Of one that is gone the article has only the name; one who is being deleted cannot be chosen. */
export function AuthorSelect({ label, ...field }: AuthorSelectProps) {
  const { data, error, mutate } = useApi('GET /admin/author-profiles');
  const options = (data ?? []).map(({ id, name, heir }) => ({
    value: id,
    label: heir ? `${name} (being deleted)` : name,
    disabled: heir !== null,
  }));
  const isFailed = error !== undefined && data === undefined;
  return (
    <Select
      {...field}
      required
      // A select forgets a value that it has no option for yet.
      key={data ? 'ready' : 'loading'}
      label={label}
      options={[{ value: '', label: 'Select an author' }, ...options]}
      help={isFailed ? 'The authors could not be loaded.' : data?.length === 0 && <NoAuthors />}
      aside={isFailed ? <RetryAside onRetry={mutate} /> : <RequiredMark />}
    />
  );
}
