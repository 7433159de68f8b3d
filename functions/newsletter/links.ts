import { currentSettings } from '#functions/settings/public.ts';
import { readEnv } from '#lib/env.ts';
import type { MailFooter } from '#lib/mail/look/frame.ts';
import { href } from '#shared/pages/href.ts';
import { signId } from './subscriber/signed-id.ts';

export const { siteUrl } = readEnv('siteUrl');

export const confirmUrl = (token: string): string => siteUrl + href('newsletterConfirm', { token });

/** Where a newsletter is read on the site. */
export const newsletterUrl = (id: string): string => siteUrl + href('newsletter', { id });

/** Our address and the ways out, of a subscriber by the signed id. `newsletter`: whose mail it is, which counts who leaves. */
export async function footerOf(signed: string, newsletter?: string): Promise<MailFooter> {
  const { postal_address } = await currentSettings();
  const query = newsletter ? `?newsletter=${newsletter}` : '';
  return {
    address: postal_address,
    links: [
      { label: 'Choose topics', url: siteUrl + href('newsletterPreferences', { subscriberId: signed }) },
      { label: 'Unsubscribe', url: siteUrl + href('newsletterUnsubscribe', { subscriberId: signed }) + query },
    ],
  };
}

/** The header fields by which mail programs unsubscribe with one click (RFC 8058). */
export const unsubscribeHeaders = (signed: string, newsletter?: string): Record<string, string> => ({
  'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe/${signed}${newsletter ? `?newsletter=${newsletter}` : ''}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** For every mail to a subscriber: our address, the links to change or end it, and one-click unsubscribe headers. */
export async function subscriberFooter(id: string): Promise<{ footer: MailFooter; headers: Record<string, string> }> {
  const signed = await signId(id);
  return { footer: await footerOf(signed), headers: unsubscribeHeaders(signed) };
}
