import {
  advertisingBudgetLabels,
  advertisingBudgets,
  advertisingGoalLabels,
  advertisingGoals,
} from '#shared/inquiries/choices.ts';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/lib/toast.ts';
import { companyRules, emailRules, longest, messageRules, nameRules, optionsOf } from '../api/inquiry-rules.ts';
import { useInquiryForm } from '../api/use-inquiry-form.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { MessageField, PhoneField, SenderFields } from './sender-fields.tsx';

const empty = {
  name: '',
  email: '',
  company: '',
  phone: '',
  advertisingBudget: '' as (typeof advertisingBudgets)[number] | '',
  advertisingGoals: '' as (typeof advertisingGoals)[number] | '',
  message: '',
  leave_empty: '',
};

/** Requests an offer. */
export function AdvertiseForm({ onSent }: { readonly onSent: () => void }) {
  const form = useInquiryForm<typeof empty>({
    defaultValues: empty,
    failed: 'Failed to send inquiry. Please try again.',
    send: async (values) => {
      const subject = `Advertising inquiry from ${values.company.trim()}`;
      const { message } = await api('POST /contact/advertise', {
        body: { ...values, subject, type: 'advertising' },
      });
      toast.success(message);
      onSent();
    },
  });
  return (
    <InquiryForm
      title="Ask for an offer"
      lead="Say what you want to show and to whom. We answer with dates and prices."
      submit="Send Inquiry"
      form={form}
      trap={form.register('leave_empty')}
    >
      <SenderFields name={form.field('name', nameRules)} email={form.field('email', emailRules)} />
      <Input
        label="Company"
        autoComplete="organization"
        maxLength={longest.company}
        {...form.field('company', companyRules)}
      />
      <PhoneField {...form.field('phone')} />
      <Select
        label="Budget"
        options={optionsOf(advertisingBudgets, advertisingBudgetLabels)}
        {...form.field('advertisingBudget')}
      />
      <Select
        label="Goal"
        options={optionsOf(advertisingGoals, advertisingGoalLabels)}
        {...form.field('advertisingGoals')}
      />
      <MessageField {...form.field('message', messageRules)} />
    </InquiryForm>
  );
}
