import type { StoredMail } from '../mail.ts';
import { choices, frameStyle, type Look } from './look.ts';
import { type Markup, markup, page } from './markup.ts';

const snippetLength = 160;
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

const dateOf = (mail: StoredMail): Markup =>
  markup`<time datetime="${mail.date}">${dateFormat.format(new Date(mail.date))} UTC</time>`;

const subjectOf = (mail: StoredMail): string => mail.subject || '(no subject)';
const pathOf = (mail: StoredMail): string => `/__local/mail/${mail.id}`;

const row = (mail: StoredMail): Markup => markup`<li>
<a href="${pathOf(mail)}">${subjectOf(mail)}</a>
<span class="quiet">${dateOf(mail)}</span>
<span class="quiet">${mail.from} to ${mail.destinations.join(', ')}</span>
<span class="quiet snippet">${mail.text.replace(/\s+/g, ' ').trim().slice(0, snippetLength)}</span>
</li>
`;

/** Mails on one page of the list. */
export const rowsOnPage = 50;

function linkTo(to: string, skip: number, words: string): Markup {
  const query = new URLSearchParams({ ...(to && { to }), ...(skip > 0 && { skip: String(skip) }) });
  return markup`<a href="/__local/mail?${String(query)}">${words}</a> `;
}

/** Newest first, all mails or those sent to one address, without the first `skip`. One mail more than fits says that there are. */
export function listPage(found: readonly StoredMail[], { to, skip }: { to: string; skip: number }): string {
  const mails = found.slice(0, rowsOnPage);
  const list = mails.length > 0 ? markup`<ul class="list">${mails.map(row)}</ul>` : markup`<p>No mail here yet.</p>`;
  const newer = skip > 0 ? linkTo(to, Math.max(0, skip - rowsOnPage), 'Newer') : undefined;
  const older = found.length > rowsOnPage ? linkTo(to, skip + rowsOnPage, 'Older') : undefined;
  return page(
    'Local mail',
    markup`<h1>Local mail</h1>
<form action="/__local/mail" method="get">
<label>Show only what this address got <input type="search" name="to" value="${to}" autocomplete="off"></label>
<button type="submit">Show</button>
</form>
<p class="quiet">${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}, newest first. Nothing leaves this computer.</p>
${list}
<p>${newer}${older}</p>`,
  );
}

const entry = (name: string, value: Markup | string): Markup => markup`<dt>${name}</dt><dd>${value}</dd>`;

/** Links in a text part can be followed, as in any mail program. */
function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]'])/)
    .map((part, index) => (index % 2 === 1 ? markup`<a href="${part}" target="_top">${part}</a>` : markup`${part}`));
}

/** Scripts, forms and plug-ins are disabled. Links work, because people click them. */
const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

function parts(mail: StoredMail, look: Look): Markup {
  const html = markup`<section><h2>As HTML</h2>${choices(pathOf(mail), look)}
<iframe title="The HTML part of the mail" sandbox="${frameSandbox}" src="${pathOf(mail)}/html" style="${frameStyle(look)}"></iframe></section>`;
  const text = markup`<section><h2>As text</h2><pre>${withLinks(mail.text)}</pre></section>`;
  const none = markup`<p>This mail has neither a text nor an HTML part.</p>`;
  const present = [...(mail.html ? [html] : []), ...(mail.text ? [text] : [])];
  const layout = look.width === 'full' ? 'parts' : 'parts sized';
  return markup`<div class="${layout}">${present.length > 0 ? present : none}</div>`;
}

function details(mail: StoredMail): Markup {
  const attachments = mail.attachments.map(({ name, type, size }) => `${name} (${type}, ${size} bytes)`);
  const tags = Object.entries(mail.tags).map(([name, values]) => `${name}=${values.join(' ')}`);
  return markup`<dl>
${entry('From', mail.from)}
${entry('Delivered to', mail.destinations.join(', '))}
${entry('Date', dateOf(mail))}
${attachments.length > 0 ? entry('Attachments', attachments.join(', ')) : undefined}
${mail.configurationSet ? entry('Configuration set', mail.configurationSet) : undefined}
${tags.length > 0 ? entry('Tags', tags.join(', ')) : undefined}
</dl>`;
}

export function mailPage(mail: StoredMail, look: Look): string {
  const headers = Object.entries(mail.headers).map(([name, value]) => entry(name, value));
  return page(
    `${subjectOf(mail)} – Local mail`,
    markup`<p><a href="/__local/mail">All mail</a></p>
<h1>${subjectOf(mail)}</h1>
${details(mail)}
${parts(mail, look)}
<details><summary>All headers</summary><dl>${headers}</dl></details>`,
  );
}

export const missingPage = (): string =>
  page('No such mail', markup`<h1>No such mail</h1><p><a href="/__local/mail">All mail</a></p>`);

/** The HTML part, with its links opening in the whole window. Only the first `base` of a document counts. */
export function htmlPart(mail: StoredMail): string {
  const base = '<base target="_top">';
  const start = /^(?:\s|<!--[\s\S]*?-->|<!doctype[^>]*>|<html[^>]*>|<head(?:\s[^>]*)?>)*/i.exec(mail.html)?.[0] ?? '';
  return `${start}${base}${mail.html.slice(start.length)}`;
}
