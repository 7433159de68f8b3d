import { emptyNewsletter } from '#shared/newsletter/fields-missing.ts';
import type { Newsletter, NewsletterInput } from '#shared/newsletter/newsletter.ts';
import { useDraftedForm } from '#web/lib/form/use-drafted-form.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { type EditedNewsletter, type NewsletterValues, newsletterOf, newsletterValues } from './newsletter-values.ts';

export interface NewsletterFormOptions {
  readonly newsletter: EditedNewsletter & Partial<Pick<Newsletter, 'id'>>;
  /** What is written, for keeping it in the browser: its id, or how a new one began. */
  readonly name: string;
  /** Of the site: times are typed in it. */
  readonly timeZone: string;
  /** Answers what is stored then; rejects if the server refuses. */
  readonly onSave: (fields: NewsletterInput, revision: number) => Promise<EditedNewsletter>;
}

/** The form of a newsletter, with the messages of the specification. What is typed stays in the browser until a save. */
export function useNewsletterForm({ newsletter, name, timeZone, onSave }: NewsletterFormOptions) {
  const { user } = useSession();
  return useDraftedForm<EditedNewsletter, NewsletterValues>({
    item: newsletter,
    valuesOf: (stored) => newsletterValues(stored, timeZone),
    save: (values, { revision }) => onSave(newsletterOf(values, newsletter.scheduled_date, timeZone), revision),
    writingAbout: `${user?.id}/issue/${name}`,
    fallback: newsletter.id === undefined ? 'Failed to create newsletter' : 'Failed to update newsletter',
    required: emptyNewsletter,
  });
}

/** What the parts of the form are given. */
export interface NewsletterFormPart {
  readonly form: ReturnType<typeof useNewsletterForm>;
}
