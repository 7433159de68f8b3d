import type { LegalText } from './text.ts';

export const refunds: LegalText = ({ mail }) => `
<p>We would rather refund a book than have it stand unread on your shelf. This page says how.</p>
<h2>The 30-day guarantee</h2>
<p>If an ebook or a prompt package does not help you, you can ask for your money back within 30 days of payment. You need not give a reason, although one sentence helps us to improve.</p>
<ol>
<li>Open the order in your account and choose the request for a refund.</li>
<li>We look at the request and send you a mail with the result.</li>
<li>The money returns to the means of payment you used. How long that takes depends on your bank; several working days are usual.</li>
</ol>
<p>You can also write to ${mail} with the number of the order.</p>
<h2>Refunds are made per item</h2>
<p>An order can contain several items. Each is refunded by itself, at the price you paid for it after any discount. You need not return the whole order. When an item has been refunded, it leaves your library, your right to use it ends, and we ask you to delete downloaded copies. The other items stay.</p>
<h2>Right of withdrawal for digital content</h2>
<p>In some countries, among them those of the European Union, consumers may withdraw from a contract concluded at a distance within 14 days. For digital content this right ends when delivery begins, provided that you have expressly agreed to delivery before the end of that period, have acknowledged that you thereby lose the right, and have received a confirmation. At checkout we ask for this agreement, because your books are delivered at once; the receipt confirms it.</p>
<p>The 30-day guarantee applies nevertheless. It is longer than the statutory period and is given voluntarily in addition to it.</p>
<h2>Defects</h2>
<p>If a file is damaged, incomplete or not as described, tell us. We will deliver a correct one or refund the price. Your statutory rights in the case of defects are not limited by the guarantee and are not tied to its 30 days.</p>
<h2>Duplicate and unauthorized payments</h2>
<p>If you pay for an item that you own already, we refund that item without being asked. If you do not recognize a payment, please write to us first; we can usually settle it faster than a dispute with the bank. If a dispute is decided against us, the items concerned leave the library.</p>
<h2>Free items and advisory services</h2>
<p>Free items cannot be refunded. For advisory services, the terms agreed upon individually apply.</p>`;
