import { brand } from '#shared/brand.ts';
import type { LegalPageName } from '#shared/settings/legal.ts';
import type { PublicSettings } from '#shared/settings/settings.ts';

type Texts = (settings: PublicSettings) => string;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const address = ({ postal_address }: PublicSettings): string => escapeHtml(postal_address).replaceAll('\n', '<br>');
const mailTo = ({ support_email }: PublicSettings): string =>
  `<a href="mailto:${escapeHtml(support_email)}">${escapeHtml(support_email)}</a>`;

const privacy: Texts = (settings) => `
<p>${brand.name} keeps as little about you as selling and delivering ebooks allows. This page says what, why, for how long, and how you get rid of it.</p>
<h2>Who is responsible</h2>
<p>${brand.legalName}<br>${address(settings)}<br>${mailTo(settings)}</p>
<h2>Browsing</h2>
<p>Pages are counted, people are not profiled. If you agree, one cookie with a random number tells us whether a visit is new or a return; it holds nothing else, only this site can read it, and it ends after 13 months. If you refuse, it is not set and the shop works as before. Your network address is used to answer you and to fend off abuse; the statistics do not store it. No advertising network and no third-party analytics sees your visit.</p>
<h2>Your account</h2>
<p>We keep your name, e-mail address, library, wishlist, reading places and ratings until you delete your account. Your password is held by our sign-in service in a form that nobody can read back. While you are signed in, a cookie that scripts cannot read keeps you so.</p>
<h2>Buying</h2>
<p>Payments are handled by Stripe on its own pages. We learn that you paid, what and how much, never your card. Orders are kept as long as tax law demands, without your e-mail address once the account is deleted.</p>
<h2>Newsletter and mails</h2>
<p>You get the newsletter only after confirming it from your own mailbox, and every issue carries a link that ends it. We count once whether an issue was opened and its links followed. Mails travel through Amazon SES; an address that bounces or complains is not written to again.</p>
<h2>Inquiries</h2>
<p>What you write through our forms is used to answer you and kept for as long as the conversation matters.</p>
<h2>Where it is</h2>
<p>Data is stored and processed on Amazon Web Services on our behalf.</p>
<h2>Your rights</h2>
<p>Your account page exports everything we hold about you and deletes the account, at once and by yourself. For everything else (access, correction, objection, restriction) write to ${mailTo(settings)}. You may also complain to your data protection authority.</p>`;

const terms: Texts = (settings) => `
<p>These terms apply to what ${brand.legalName} sells and offers on this site.</p>
<h2>What you get</h2>
<p>An ebook or prompt package that you buy, or get for free while signed in, stays in your library, to read here and to download as often as you need. A package's prompts are yours to change and to use in your work.</p>
<h2>What you may do with it</h2>
<p>The licence is for you: read, print, keep copies on your devices, quote with the source. Please do not publish, resell or share whole works, and do not remove licence notes. If a team needs access, every reader needs a copy; write to us for more than a few.</p>
<h2>Prices and payment</h2>
<p>Prices are in US dollars and hold at the moment of payment. A bulk discount or code is applied before you pay; discounts do not add up, the better one counts. The contract is made when the payment is confirmed.</p>
<h2>Digital delivery</h2>
<p>Delivery begins at once after payment. At checkout you ask for that, knowing that a statutory right to withdraw ends when delivery of digital content has begun. Our own 30-day guarantee holds all the same; see <a href="/refunds">refunds</a>.</p>
<h2>What our texts are</h2>
<p>They are practical guidance by people who do this work, not legal advice and no promise that an audit will pass. Frameworks and laws change; the standard or statute itself is what binds.</p>
<h2>Your account</h2>
<p>Keep your password to yourself and tell us if somebody else knows it. We may close accounts that attack the service or spread its contents, and will say why.</p>
<h2>Liability</h2>
<p>We answer without limit for intent, gross negligence and injury, and otherwise for the foreseeable damage of a breach of essential duties. Mandatory law stays untouched.</p>
<h2>Contact</h2>
<p>${brand.legalName}<br>${address(settings)}<br>${mailTo(settings)}</p>`;

const imprint: Texts = (settings) => `
<h2>Publisher</h2>
<p>${brand.legalName}<br>${address(settings)}</p>
<h2>Contact</h2>
<p>${mailTo(settings)} or our <a href="/contact">contact form</a>. We answer within 24 hours.</p>
<h2>Responsible for the content</h2>
<p>${brand.legalName}, at the address above.</p>
<h2>Names of others</h2>
<p>Names of standards, laws and products belong to their owners. We are neither part of, nor endorsed by, the bodies that publish the frameworks our books are about.</p>`;

const refunds: Texts = (settings) => `
<h2>30-day money-back guarantee</h2>
<p>If a book or package does not help you, ask for your money back within 30 days of the purchase. You need not prove anything; a line on what was missing helps the next edition.</p>
<h2>How to ask</h2>
<p>Open the order on your account page and choose to request a refund, for the whole order or for single titles, or write to ${mailTo(settings)}.</p>
<h2>What happens then</h2>
<p>We refund to the card or account that paid, in full for each title, with its share of a discount. Banks take five to ten days to show it. A refunded title leaves your library.</p>
<h2>What is not covered</h2>
<p>Free titles have nothing to refund. We may refuse a guarantee that is used again and again for whole shelves; your statutory rights are never touched by that.</p>
<h2>Something is wrong</h2>
<p>If a file does not open or is not what its page said, we mend it or refund it, also after the 30 days.</p>`;

const pages: Readonly<Record<LegalPageName, readonly [title: string, text: Texts]>> = {
  privacy: ['Privacy', privacy],
  terms: ['Terms of use', terms],
  imprint: ['Imprint', imprint],
  refunds: ['Refund policy', refunds],
};

/** The text that the product comes with, an operator's addresses in it. To be read by a lawyer before it binds anybody. */
export function defaultLegalPage(page: LegalPageName, settings: PublicSettings): { title: string; html: string } {
  const [title, text] = pages[page];
  return { title, html: text(settings).trim() };
}
