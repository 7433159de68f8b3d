import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultSettings, PublicSettings } from '#shared/settings/settings.ts';
import { busy, offline, problem } from '#test/components/contract-server.ts';
import { test } from '#test/components/site.tsx';

const typed = { Name: 'Sam', Email: 'sam@example.test', Subject: 'A question', Message: 'What is in it?' };
const addresses = { support_email: 'support@example.test', postal_address: '1 Lane' };

const failed = 'Failed to send message. Please try again.';
const field = (name: string) => page.getByRole('textbox', { name });
const toasts = page.getByRole('region', { name: /Notifications/ });

test.for([
  ['a busy server', busy, failed],
  ['no connection', offline, `${failed} Check your connection.`],
] as const)('says with %s that the message was not sent', async ([, outage, sentence], { site }) => {
  site.server.answer('GET /settings', PublicSettings.parse({ ...defaultSettings, ...addresses }));
  site.server.refuse('POST /contact/general', outage);
  await site.open('/contact');
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(toasts.getByText(sentence, { exact: true })).toBeVisible();
});

test('a message survives a failed send and can be sent again', async ({ site }) => {
  const { server } = site;
  server.answer('GET /settings', PublicSettings.parse({ ...defaultSettings, ...addresses }));
  server.answer('POST /contact/general', { success: true, message: 'Your message has been sent successfully!' });
  const repair = server.refuse('POST /contact/general', () => problem(500, 'internal', 'x'));
  await site.open('/contact');
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  // Sent with the keyboard alone.
  await field('Subject').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(failed).first()).toBeVisible();
  for (const [name, text] of Object.entries(typed)) await expect.element(field(name)).toHaveValue(text);
  const key = server.last('POST /contact/general')?.once;
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  repair();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toHaveFocus();
  await expect.element(page.getByText('Your message has been sent successfully!')).toBeVisible();
  // The first try may have arrived, and only its answer been lost.
  expect(server.last('POST /contact/general')?.once).toBe(key);
});

test('asks before an unsent message is left', async ({ site }) => {
  site.server.answer('GET /settings', PublicSettings.parse({ ...defaultSettings, ...addresses }));
  await site.open('/contact');
  await field('Message').fill('What is in');
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field('Message')).toHaveValue('What is in');
});
