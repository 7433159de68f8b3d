import { RequiredMark } from '#web/components/form/required-mark.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import type { FieldBinding } from '#web/lib/form/use-api-form.ts';

export interface AuthorSelectProps extends FieldBinding {
  readonly label: string;
}

/** One of the authors. Of one that is gone the article has only the name. */
export function AuthorSelect({ label, ...field }: AuthorSelectProps) {
  const { data, error, mutate } = useApi('GET /admin/author-profiles');
  const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isFailed = error !== undefined && data === undefined;
  return (
    <Select
      {...field}
      required
      // A select forgets a value that it has no option for yet.
      key={data ? 'ready' : 'loading'}
      label={label}
      options={[{ value: '', label: 'Select an author' }, ...options]}
      help={isFailed ? 'The authors could not be loaded.' : undefined}
      aside={
        isFailed ? (
          <Button variant="quiet" className="-my-3 -mr-2.5 px-2.5!" onClick={() => void mutate()}>
            Try Again
          </Button>
        ) : (
          <RequiredMark />
        )
      }
    />
  );
}
