import { escapeHtml } from '#lib/escape.ts';
import { brand } from '#shared/brand.ts';
import type { LegalPageName } from '#shared/settings/legal-pages.ts';
import { postalLines } from '#shared/settings/postal-address.ts';
import type { PublicSettings } from '#shared/settings/settings.ts';
import { imprint } from './legal/imprint.ts';
import { privacy } from './legal/privacy.ts';
import { refunds } from './legal/refunds.ts';
import { terms } from './legal/terms.ts';
import type { LegalFacts, LegalText } from './legal/text.ts';

function factsOf({ postal_address, support_email }: PublicSettings): LegalFacts {
  const email = escapeHtml(support_email);
  const address = escapeHtml(postalLines(postal_address).join(', '));
  return {
    name: brand.name,
    seller: brand.legalName,
    address,
    sellerWithAddress: address ? `${brand.legalName}, ${address}` : brand.legalName,
    mail: `<a href="mailto:${email}">${email}</a>`,
  };
}

/** Shown as the date of a default text; a test asks for a new one when a text changes. */
export const defaultsWrittenAt = '2026-11-27T00:00:00.000Z';

const pages: Readonly<Record<LegalPageName, readonly [title: string, text: LegalText]>> = {
  privacy: ['Privacy', privacy],
  terms: ['Terms of use and sale', terms],
  imprint: ['Imprint', imprint],
  refunds: ['Refund policy', refunds],
};

/** The default text, with the operator's addresses filled in. To be reviewed by counsel before it binds anybody. */
export function defaultLegalPage(page: LegalPageName, settings: PublicSettings): { title: string; html: string } {
  const [title, text] = pages[page];
  return { title, html: text(factsOf(settings)).trim() };
}
