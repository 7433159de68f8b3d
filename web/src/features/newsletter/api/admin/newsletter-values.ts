import { plainTemplate } from '#shared/newsletter/choices.ts';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { longestSubject } from '#shared/newsletter/limits.ts';
import type { Newsletter, NewsletterInput } from '#shared/newsletter/newsletter.ts';
import { typedMoment, zonedTime } from '#web/lib/text/zoned-time.ts';

/** What the form is about: a newsletter, or the beginning of one. It is its own draft until it is sent. */
export interface EditedNewsletter
  extends Pick<
    Newsletter,
    'subject' | 'preheader' | 'content' | 'template_id' | 'interests' | 'scheduled_date' | 'revision'
  > {
  readonly draft: null;
}

/** What a newsletter is until something else is typed or chosen. */
export const newNewsletter: EditedNewsletter = {
  ...{ subject: '', preheader: '', content: '', template_id: null, interests: [], scheduled_date: null },
  ...{ revision: 0, draft: null },
};

/** The beginning of another one with the same words, for the same readers. */
export const copyOf = ({ subject, preheader, content, template_id, interests }: Newsletter): EditedNewsletter => ({
  ...newNewsletter,
  ...{ subject: `Copy of ${subject}`.slice(0, longestSubject), preheader, content, template_id, interests },
});

/** The fields as they are typed, in page order: times in the site's time zone. */
export const newsletterValues = (newsletter: EditedNewsletter, timeZone: string) => ({
  subject: newsletter.subject,
  preheader: newsletter.preheader,
  content: newsletter.content,
  template_id: newsletter.template_id ?? plainTemplate,
  interests: newsletter.interests,
  scheduled_date: newsletter.scheduled_date ? zonedTime(newsletter.scheduled_date, timeZone) : '',
});
export type NewsletterValues = ReturnType<typeof newsletterValues>;

/** What is saved of them; `before` is when it was to be sent until now. */
export const newsletterOf = (values: NewsletterValues, before: string | null, timeZone: string): NewsletterInput => ({
  ...values,
  interests: newsletterInterests.map(({ value }) => value).filter((topic) => values.interests.includes(topic)),
  scheduled_date: values.scheduled_date === '' ? null : typedMoment(values.scheduled_date, before, timeZone),
});
