import { findNewsletterMeta } from '#functions/newsletter/public.ts';
import { type FindPage, plainPage } from './page.ts';

/**
 * The web version of a newsletter. An unsent one also has a page, because admins preview it, but only a sent one
 * reveals its subject: the API decides what the page shows.
 */
export const newsletterPage: FindPage = async ({ id = '' }) => {
  const letter = await findNewsletterMeta(id);
  const page = plainPage('newsletter');
  return letter && { ...page, title: letter.isSent ? letter.subject : page.title };
};
