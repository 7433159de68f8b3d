import { findNewsletterMeta } from '#functions/newsletter/public.ts';
import { type FindPage, plainPage } from './page.ts';

/**
 * The web version of a newsletter. One that is not sent yet is there too, because admins look at it before, but only a
 * sent one tells its subject: what the page shows is the API's to decide.
 */
export const newsletterPage: FindPage = async ({ id = '' }) => {
  const letter = await findNewsletterMeta(id);
  const page = plainPage('newsletter');
  return letter && { ...page, title: letter.isSent ? letter.subject : page.title };
};
