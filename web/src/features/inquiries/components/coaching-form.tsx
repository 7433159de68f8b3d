import { coachingInterests } from '#shared/inquiries/choices.ts';
import { Select } from '#web/components/ui/form/select.tsx';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/lib/toast.ts';
import { emailRules, messageRules, nameRules, optionsOf } from '../api/inquiry-rules.ts';
import { useInquiryForm } from '../api/use-inquiry-form.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { MessageField, PhoneField, SenderFields } from './sender-fields.tsx';

type Interest = (typeof coachingInterests)[number] | '';

export interface CoachingFormProps {
  /** The inquiry's subject, as shown to the operator. */
  readonly subject: string;
  readonly interest?: Interest;
}

/** An inquiry about coaching. Stays after sending, emptied. */
export function CoachingForm({ subject, interest = '' }: CoachingFormProps) {
  const empty = { name: '', email: '', phone: '', interest, message: '', leave_empty: '' };
  const form = useInquiryForm<typeof empty>({
    defaultValues: empty,
    failed: 'Failed to submit inquiry. Please try again.',
    send: async (values) => {
      const { message } = await api('POST /contact-form', { body: { ...values, subject } });
      toast.success(message);
      form.reset();
    },
  });
  return (
    <InquiryForm
      title="Ask about coaching"
      lead="Tell us what you are working on. We answer with a suggestion, not with a sales call."
      submit="Send Inquiry"
      form={form}
      trap={form.register('leave_empty')}
    >
      <SenderFields name={form.field('name', nameRules)} email={form.field('email', emailRules)} />
      <PhoneField {...form.field('phone')} />
      <Select label="Interest" options={optionsOf(coachingInterests)} {...form.field('interest')} />
      <MessageField {...form.field('message', messageRules)} />
    </InquiryForm>
  );
}
