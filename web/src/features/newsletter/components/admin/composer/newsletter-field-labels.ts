import type { NewsletterValues } from '../../../api/admin/newsletter-values.ts';

/** The labels of the form's fields. */
export const fieldLabels: Readonly<Record<keyof NewsletterValues, string>> = {
  subject: 'Subject',
  preheader: 'Preheader',
  content: 'Content',
  template_id: 'Template',
  interests: 'Interests',
  scheduled_date: 'Send at',
};
