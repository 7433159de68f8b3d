import { messageMissing } from '#shared/inquiries/message-missing.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLeaveGuard } from '#web/lib/leave-guard.ts';

export interface ReplyFormProps {
  readonly email: string;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onReply: (message: string) => Promise<void>;
}

/** A reply, mailed to the sender with their own message below it. */
export function ReplyForm({ email, onReply }: ReplyFormProps) {
  const form = useApiForm<{ message: string }>({
    defaultValues: { message: '' },
    async send({ message }) {
      await onReply(message);
      form.reset();
    },
    fallback: 'Failed to send reply',
    required: messageMissing,
  });
  useLeaveGuard(form.isDirty);
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <FormSummary {...form.summary} />
      <Textarea
        label="Reply"
        help={`Mailed to ${email}, with their message below it`}
        rows={6}
        maxLength={5000}
        {...form.field('message', { required: messageMissing })}
      />
      <Button type="submit" variant="primary" busy={form.busy} busyText="Sending…" className="justify-self-end">
        Send reply
      </Button>
    </form>
  );
}
