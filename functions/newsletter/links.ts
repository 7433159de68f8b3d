import { currentSettings } from '#functions/settings/public.ts';
import { readEnv } from '#lib/env.ts';
import type { MailFooter } from '#lib/mail/mail.ts';
import { href } from '#shared/pages/href.ts';
import { signId } from './subscriber/signed-id.ts';

export const { siteUrl } = readEnv('siteUrl');

export const confirmUrl = (token: string): string => siteUrl + href('newsletterConfirm', { token });

/** Where a newsletter is read on the site. */
export const newsletterUrl = (id: string): string => siteUrl + href('newsletter', { id });

/** For every mail to a subscriber: our address, the links to change or end it, and one-click unsubscribe headers. */
export async function subscriberFooter(id: string): Promise<{ footer: MailFooter; headers: Record<string, string> }> {
  const [signed, { postal_address }] = await Promise.all([signId(id), currentSettings()]);
  return {
    footer: {
      address: postal_address,
      links: [
        { label: 'Choose topics', url: siteUrl + href('newsletterPreferences', { subscriberId: signed }) },
        { label: 'Unsubscribe', url: siteUrl + href('newsletterUnsubscribe', { subscriberId: signed }) },
      ],
    },
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe/${signed}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
