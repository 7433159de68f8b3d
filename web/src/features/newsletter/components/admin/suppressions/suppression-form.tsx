import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { toast } from '#web/lib/toast.ts';

export interface SuppressionFormProps {
  readonly onAdded: () => void;
}

/** Puts an address on the suppression list. */
export function SuppressionForm({ onAdded }: SuppressionFormProps) {
  const form = useApiForm({
    defaultValues: { email: '' },
    send: async (body) => {
      toast.success((await api('POST /admin/newsletter-suppressions', { body })).message);
      onAdded();
    },
    fallback: 'Failed to add address',
    blame: ({ status }) => (status === 409 ? 'email' : undefined),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <FormSummary {...form.summary} />
      <Input
        label="Email"
        type="email"
        autoComplete="off"
        help="A subscription of this address ends at once."
        {...form.field('email', { required: 'Please enter an email address' })}
      />
      <Button type="submit" variant="primary" busy={form.busy} busyText="Adding…" className="justify-self-end">
        Add address
      </Button>
    </form>
  );
}
