import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sanitiseHtml } from '#lib/html.ts';
import { legalPages } from '#shared/settings/legal-pages.ts';
import { defaultSettings } from '#shared/settings/settings.ts';
import { defaultLegalPage, defaultsWrittenAt } from './legal.defaults.ts';

const addresses = { postal_address: '1 <b>Street</b>\nTown', support_email: 'help@example.test' };
const settings = { ...defaultSettings, ...addresses };

it.each(legalPages)('%s is HTML that an operator could have written, with all values filled in', (page) => {
  const { title, html } = defaultLegalPage(page, settings);
  expect(title).not.toBe('');
  expect(sanitiseHtml(html)).toBe(html);
  expect(html).not.toMatch(/undefined|\{\{|<b>/);
});

it('gives the postal address and the support email', () => {
  expect(defaultLegalPage('imprint', settings).html).toContain('1 &lt;b&gt;Street&lt;/b&gt;, Town');
  expect(defaultLegalPage('privacy', settings).html).toContain('mailto:help@example.test');
});

it('names the seller once, even when the postal address starts with the name', () => {
  const { html } = defaultLegalPage('privacy', { ...settings, postal_address: 'Rampart Press\n1 Lane' });
  expect(html).toContain('The controller is Rampart Press, 1 Lane.');
});

it.each(['', 'Rampart Press', ' \n '])('speaks of no address until there is one: %j', (postal_address) => {
  const texts = legalPages.map((page) => defaultLegalPage(page, { ...settings, postal_address }).html).join('\n');
  expect(texts).toContain('The controller is Rampart Press. You');
  expect(texts).toContain('<p>Rampart Press.</p>');
  expect(texts).not.toMatch(/<p><\/p>|, \.|, \(|address as above/);
});

it('promises nothing that the shop does not do', () => {
  const said = legalPages.map((page) => defaultLegalPage(page, settings).html).join(' ');
  // Sponsored tools are listed, and authors are not house names.
  expect(said).not.toMatch(/no advertisements|house name/i);
  expect(said).toContain('Sponsored listings are marked as such.');
});

it('have the date of their last change: new texts need a new date', () => {
  const texts = legalPages.map((page) => defaultLegalPage(page, settings).html).join('');
  const digest = createHash('sha256').update(texts).digest('hex').slice(0, 16);
  expect([digest, defaultsWrittenAt]).toEqual(['8067db3472c3a777', '2026-11-27T00:00:00.000Z']);
});
