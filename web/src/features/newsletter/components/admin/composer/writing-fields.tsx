import { emptyNewsletter } from '#shared/newsletter/fields-missing.ts';
import { longestPreheader, longestSubject } from '#shared/newsletter/limits.ts';
import { RequiredMark } from '#web/components/form/required-mark.tsx';
import { RichTextField } from '#web/components/form/rich-text-field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import type { NewsletterFormPart } from '../../../api/admin/use-newsletter-form.ts';
import { fieldLabels as labels } from './newsletter-field-labels.ts';

const required = { required: emptyNewsletter };

/** What readers read: the two lines in their list of mails, and the text. */
export const WritingFields = ({ form: { field, picked } }: NewsletterFormPart) => (
  <div className="grid gap-4">
    <Input
      label={labels.subject}
      aside={<RequiredMark />}
      maxLength={longestSubject}
      className="[&_input]:font-serif [&_input]:text-21"
      {...field('subject', required)}
    />
    <Input
      label={labels.preheader}
      maxLength={longestPreheader}
      help="Mail programs show it beside the subject. Blank: the beginning of the text."
      {...field('preheader')}
    />
    <RichTextField kind="mail" isRequired label={labels.content} {...picked('content', required)} />
  </div>
);
