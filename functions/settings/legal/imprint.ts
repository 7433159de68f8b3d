import type { LegalText } from './text.ts';

export const imprint: LegalText = ({ seller, address, mail }) => `
<h2>Publisher</h2>
<p>${seller}</p>
${address && `<p>${address}</p>\n`}<h2>Contact</h2>
<ul>
<li>Email: ${mail}</li>
</ul>
<h2>Responsible for the content</h2>
<p>${seller}${address && ', address as above'}.</p>
<h2>Links and trademarks</h2>
<p>We link to the pages of official bodies and to tools of other providers. Their content is their own responsibility. If you find a link that leads to unlawful content, please write to us and we will remove it. Names of frameworks, standards and products may be trademarks of their owners.</p>
<h2>Reporting a security problem</h2>
<p>If you have found a weakness in this site, please write to ${mail} with the steps to repeat it. Please give us time to correct it before you publish, and do not look at the data of others.</p>`;
