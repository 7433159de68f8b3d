import type { LegalText } from './text.ts';

export const privacy: LegalText = ({ name, sellerWithAddress, mail }) => `
<p>This page says which personal data ${name} handles, why, and for how long. The controller is ${sellerWithAddress}. You can reach us at ${mail}.</p>
<h2>In short</h2>
<ul>
<li>You can read the public pages without an account.</li>
<li>If you allow it, we set one cookie with a random number to count visitors.</li>
<li>Card data goes to Stripe and never reaches us.</li>
<li>You can export your data and delete your account yourself.</li>
<li>Sponsored listings are marked as such. There is no advertising network, there are no profiles for sale, and no tracking scripts of third parties.</li>
</ul>
<h2>Visiting the site</h2>
<h3>Technical data</h3>
<p>To deliver a page, our hosting provider, Amazon Web Services, processes your network address and the technical details your browser sends. We use the address for a short time to limit abuse, for instance many sign-in attempts. Technical logs are kept only as long as we need them to run and secure the service. The legal basis is our legitimate interest in a secure service (Art. 6(1)(f) GDPR).</p>
<h3>Counting visitors</h3>
<p>If you allow it, one first-party cookie holds a random number and the date on which it was first set. It lasts 13 months, and scripts cannot read it. With it we count visitors, visits and page views by hour and day, and whether somebody has been here before. We keep no network address with these counts, and single page views are deleted after 48 hours; only totals remain. If you refuse, or have not answered yet, the cookie is not set, and only the number of page views is counted. So that a page, or a visit to an AI tool we list, counts once a day, we keep a value for 48 hours that is calculated with a secret key from your network address, your browser and what was opened. It reveals none of them, and does not connect one page with another. You can change your mind at any time through the cookie notice. The legal basis is your consent (Art. 6(1)(a) GDPR).</p>
<h3>What your browser keeps for us</h3>
<p>Some things stay in your browser because the service needs them: your cart, your choice of a light or dark theme, your answer to the cookie notice and, if you are signed in, your session. A further cookie keeps you signed in; it is used for nothing else and is removed when you sign out.</p>
<h2>Your account</h2>
<p>For an account we store your name, your email address and your password in a form that cannot be turned back into the password. We also store what you do as a customer: orders, library, wishlist, ratings, places where you stopped reading, passages you marked with your notes, and notices we showed you. The legal basis is the contract with you (Art. 6(1)(b) GDPR).</p>
<h2>Buying</h2>
<p>Payment is handled by Stripe. You enter your card data on Stripe's page; we receive the result, the amount and a reference. We store your orders because commercial and tax law requires it (Art. 6(1)(c) GDPR). The PDF and EPUB files that you buy carry your name and the number of your order; these copies are deleted when an order is refunded and when you delete your account. The legal basis is our legitimate interest in not having paid books passed on (Art. 6(1)(f) GDPR).</p>
<h2>Mail</h2>
<p>We send mail through Amazon SES: confirmations, receipts, links to reset a password and answers to your inquiries.</p>
<h3>Newsletter</h3>
<p>You receive the newsletter only after you have confirmed your address by a link we send you; the link is valid for seven days. We store your address, your interests, and the times of sign-up and confirmation. We count for each issue whether it was opened and which links were followed, and keep for 13 months who received, opened and followed what; after that only totals remain. Each issue has a link to unsubscribe, which works without signing in. The legal basis is your consent.</p>
<h2>Inquiries</h2>
<p>If you write to us through a form, we store what you enter in order to answer. Inquiries that are settled are deleted half a year after the last change, unless a law requires us to keep them.</p>
<h2>Who receives data</h2>
<table>
<thead><tr><th>Recipient</th><th>Purpose</th></tr></thead>
<tbody>
<tr><td>Amazon Web Services</td><td>Hosting, sign-in, storage, delivery of mail (SES)</td></tr>
<tr><td>Stripe</td><td>Payment, refunds, prevention of fraud</td></tr>
</tbody>
</table>
<p>These providers may process data outside your country, including in the United States. Where the GDPR requires it, transfers rest on an adequacy decision or on standard contractual clauses. We sell no personal data and share none for advertising.</p>
<h2>How long</h2>
<ul>
<li>Account data: until you delete the account.</li>
<li>Orders: for as long as commercial and tax law requires. After deletion of the account they are kept under an anonymous number.</li>
<li>Visitor cookie: 13 months. Single page views: 48 hours.</li>
<li>Links to reset a password: 30 minutes. Links to confirm the newsletter: seven days; an address that is not confirmed by then is deleted.</li>
<li>Which newsletters you received, opened and followed links of: 13 months. Inquiries: half a year after they were settled.</li>
<li>Notices in your account and what you did with them: 13 months at most after they end. Personal codes: 90 days after they expire.</li>
<li>Other newsletter data: until you unsubscribe. We keep a note that you did, and when and how you had agreed, so that no mail is sent again.</li>
</ul>
<h2>Your rights</h2>
<p>In your account you can export your data as a file and delete the account, after entering your password again. Beyond that you have, depending on the law that applies to you, rights of access, correction, erasure, restriction, portability and objection, and the right to withdraw consent for the future. Write to ${mail}. You may also complain to a data protection authority.</p>
<h2>Changes</h2>
<p>If we change this page in a way that matters to you, we say so on the site before it takes effect.</p>`;
