import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { busy, offline } from './contract-server.ts';
import type { Site } from './site.tsx';

/** A kind of outage: its name, what replaces every response, and what the page says. */
export const outages = [
  ['no connection', offline, 'No connection. Check your network and try again.'],
  ['a busy server', busy, 'The service is not available right now. Please try again in a moment.'],
] as const;

/** One outage per page is enough: all pages share the messages of failed requests (`lib/api/api-problem.test.ts`). */
export const [, busyServer] = outages;

export type Outage = (typeof outages)[number];

/** What an act says that fails in an outage: without a connection its own sentence, and what to check. */
export const saidOfAct = ([name, , sentence]: Outage, failed: string): string =>
  name === 'no connection' ? `${failed} Check your connection.` : sentence;

/** Failed requests are also retried automatically, but not before five seconds on the page's clock. Milliseconds. */
const atOnce = 2500;

/** Presses Try Again, and checks that it requests at once. */
export async function tryAgain(
  { server }: Site,
  place: Pick<Locator, 'getByRole'> = page,
  asked: () => number = () => server.calls.length,
): Promise<void> {
  const before = asked();
  await place.getByRole('button', { name: 'Try Again' }).click();
  const pressed = Date.now();
  await expect.poll(asked).toBeGreaterThan(before);
  expect(Date.now() - pressed).toBeLessThan(atOnce);
}

/** Opens a page during an outage, checks that it says so and shows no spinner, and lets Try Again request again. */
export async function failAndRetry(site: Site, path: string, title: string, outage: Outage): Promise<void> {
  const [, answer, sentence] = outage;
  site.server.breakDown(answer);
  await site.open(path);
  const alert = page.getByRole('alert').filter({ hasText: title });
  await expect.element(alert.getByText(sentence)).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  site.server.recover();
  await tryAgain(site, alert);
  await expect.element(alert).not.toBeInTheDocument();
}
