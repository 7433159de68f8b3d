import { isSigned, sign } from '#lib/aws/signature.ts';
import { readEnv } from '#lib/env.ts';
import { idPrefixes } from '#shared/kernel/ids.ts';
import type { RecipientKey } from '../recipient/recipient.repo.ts';

const env = readEnv('linkSecret');
const letters = '[0-9A-HJKMNP-TV-Z]{26}';
const form = new RegExp(`^(${letters})(${letters})-([\\w-]{22})(?:~(\\d{1,4}))?$`);
const bare = (id: string): string => id.slice(-26);
const textOf = (ids: string): string => `newsletter-mail:${ids}`;

/** Names a recipient of a newsletter in links that count. Signed, so that nobody counts for somebody else. */
export async function recipientToken({ newsletter_id, subscriber_id }: RecipientKey): Promise<string> {
  const ids = bare(newsletter_id) + bare(subscriber_id);
  return `${ids}-${await sign(env.linkSecret, textOf(ids))}`;
}

/** The token of a link in the text, by its number: which of its links somebody follows is no secret. */
export const linkToken = (token: string, link: number): string => `${token}~${link}`;

/** A token's recipient, and the number of the link; undefined for anything that is not one of ours. */
export async function readRecipientToken(
  token: string,
): Promise<(RecipientKey & { readonly link: number | undefined }) | undefined> {
  const [, newsletter, subscriber, signature, link] = form.exec(token) ?? [];
  if (!newsletter || !subscriber || !signature) return undefined;
  if (!(await isSigned(env.linkSecret, textOf(newsletter + subscriber), signature))) return undefined;
  return {
    newsletter_id: `${idPrefixes.newsletter}_${newsletter}`,
    subscriber_id: `${idPrefixes.subscriber}_${subscriber}`,
    link: link === undefined ? undefined : Number(link),
  };
}
