import { emptyNewsletter } from '#shared/newsletter/fields-missing.ts';
import { longestPreheader, longestSubject } from '#shared/newsletter/limits.ts';
import { RequiredMark } from '#web/components/form/required-mark.tsx';
import { RichTextField } from '#web/components/form/rich-text-field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import type { NewsletterFormPart } from '../../../api/admin/use-newsletter-form.ts';
import { FieldMenu } from './field-menu.tsx';
import { mergePhrases } from './merge-phrases.ts';
import { fieldLabels as labels } from './newsletter-field-labels.ts';

const required = { required: emptyNewsletter };

/** What readers read: the two lines in their list of mails, and the text. In each, fields can stand for the reader. */
export function WritingFields({ form: { field, picked } }: NewsletterFormPart) {
  const [subject, preheader] = [field('subject', required), field('preheader')];
  return (
    <div className="grid gap-4">
      <Input
        label={labels.subject}
        aside={
          <span className="flex items-baseline gap-2">
            <RequiredMark />
            <FieldMenu of={subject.id} label={labels.subject} />
          </span>
        }
        maxLength={longestSubject}
        className="[&_input]:font-serif [&_input]:text-21"
        {...subject}
      />
      <Input
        label={labels.preheader}
        aside={<FieldMenu of={preheader.id} label={labels.preheader} />}
        maxLength={longestPreheader}
        help="Mail programs show it beside the subject. Blank: the beginning of the text."
        {...preheader}
      />
      <RichTextField
        kind="mail"
        isRequired
        phrases={mergePhrases}
        label={labels.content}
        {...picked('content', required)}
      />
    </div>
  );
}
