import type { LegalText } from './text.ts';

export const terms: LegalText = ({ name, sellerWithAddress }) => `
<p>These terms apply to the use of ${name} and to purchases from ${sellerWithAddress} ("we"). Mandatory rights that the law of your country gives to consumers remain untouched.</p>
<h2>What we offer</h2>
<p>${name} is a library and shop for digital texts on cybersecurity and compliance: ebooks, prompt packages, articles and a directory of tools. Advisory services are agreed upon individually after an inquiry.</p>
<h2>Account</h2>
<p>You need an account to buy. Please give correct details, keep your password to yourself, and tell us if you think that somebody else uses your account. You may delete the account at any time. We may deactivate an account that is used for abuse, and we tell you why.</p>
<h2>Orders, prices and payment</h2>
<p>The texts on the site are not yet an offer in the legal sense. You order by completing the payment; the contract is concluded when payment has succeeded and the item appears in your library. Prices are in US dollars. Discounts apply as shown in the cart; they are not added up, and the one that saves most is used. Payment is handled by Stripe.</p>
<h2>Delivery</h2>
<p>Digital content is available in your library as soon as payment has been confirmed, usually within seconds. You need a current browser, and a program that opens PDF, EPUB, text or CSV files if you download. Bought items remain in your library even if we no longer sell them. Keep a copy of your downloads all the same.</p>
<h2>What you may do with the texts</h2>
<ul>
<li>You receive a simple, permanent license for your own use, including your own professional work.</li>
<li>You may print, annotate and store the files on your own devices.</li>
<li>You may adapt templates and prompts and use the results within your organization and for your clients.</li>
<li>You may not publish, resell or lend the texts, or share your account.</li>
<li>PDF and EPUB files that you buy carry your name and the number of your order, where the file allows it. Please leave them there.</li>
</ul>
<p>If several people in an organization need a text, please ask us for a license.</p>
<h2>Withdrawal, guarantee and refunds</h2>
<p>At checkout you ask us to deliver at once and confirm that you thereby lose a statutory right of withdrawal for digital content where one exists. In addition we give a 30-day guarantee. Both are described in the refund policy.</p>
<h2>What the texts are and are not</h2>
<p>The texts are written with care and describe the state of their date. They are general information and not legal advice, not an audit opinion, and no promise that an assessment will succeed. Frameworks and laws change; check the version in force. Names of frameworks and products belong to their owners, who do not endorse us. Listings in the tools directory are descriptions and not recommendations.</p>
<h2>Liability</h2>
<p>We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law does not allow a limit. For slight negligence we are liable only for the breach of essential duties, limited to the damage that was foreseeable. Otherwise liability is excluded as far as the law allows.</p>
<h2>Availability</h2>
<p>We try to keep the service available at all times. Maintenance and faults can interrupt it. If we end the service, we tell you in good time, so that you can download what you own.</p>
<h2>Closing provisions</h2>
<p>The law of the country of our seat applies. If you are a consumer, the mandatory protection of the law of your place of residence remains. If a provision is invalid, the others stay in force. We may change these terms for future purchases; for purchases already made, the terms of their day apply.</p>`;
