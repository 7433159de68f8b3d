import { inquiryTypeLabels, inquiryTypes } from '#shared/inquiries/choices.ts';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/lib/toast.ts';
import { emailRules, longest, messageRules, nameRules, subjectRules } from '../api/inquiry-rules.ts';
import { useInquiryForm } from '../api/use-inquiry-form.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { MessageField, SenderFields } from './sender-fields.tsx';

const empty = {
  name: '',
  email: '',
  subject: '',
  inquiryType: 'general' as (typeof inquiryTypes)[number],
  message: '',
  leave_empty: '',
};
const types = inquiryTypes.map((value) => ({ value, label: inquiryTypeLabels[value] }));

/** A message to the operator. */
export function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const form = useInquiryForm<typeof empty>({
    defaultValues: empty,
    failed: 'Failed to send message. Please try again.',
    send: async (values) => {
      const { message } = await api('POST /contact/general', { body: { ...values, type: 'contact' } });
      toast.success(message);
      onSent();
    },
  });
  return (
    <InquiryForm
      title="Send a message"
      lead="A person reads it."
      submit="Send Message"
      form={form}
      trap={form.register('leave_empty')}
    >
      <SenderFields name={form.field('name', nameRules)} email={form.field('email', emailRules)} />
      <Input label="Subject" maxLength={longest.subject} {...form.field('subject', subjectRules)} />
      <Select label="About" options={types} {...form.field('inquiryType')} />
      <MessageField {...form.field('message', messageRules)} />
    </InquiryForm>
  );
}
