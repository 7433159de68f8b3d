import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy, offline } from './contract-server.ts';
import type { Site } from './site.tsx';

/** What a network does to us: its name, what comes instead of every answer, and what the page says of it. */
export const outages = [
  ['no connection', offline, 'No connection. Check your network and try again.'],
  ['a busy server', busy, 'The service is not available right now. Please try again in a moment.'],
] as const;

export type Outage = (typeof outages)[number];

/** Opens a page while nothing answers, sees it say so and wait for nothing, and lets Try Again ask once more. */
export async function failAndRetry({ server, open }: Site, path: string, title: string, outage: Outage): Promise<void> {
  const [, answer, sentence] = outage;
  server.breakDown(answer);
  await open(path);
  const alert = page.getByRole('alert').filter({ hasText: title });
  await expect.element(alert.getByText(sentence)).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  server.recover();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(alert).not.toBeInTheDocument();
}
