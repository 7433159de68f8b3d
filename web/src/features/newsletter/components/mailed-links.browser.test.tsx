import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy, type ContractServer, offline, problem } from '#test/components/contract-server.ts';
import { tryAgain } from '#test/components/outages.ts';
import { answerHome, stock } from '#test/components/shop.ts';
import { test } from '#test/components/site.tsx';

const title = page.getByRole('heading', { level: 1 });
const yes = page.getByRole('button', { name: 'Yes, Unsubscribe' });
const unknown = () => problem(404, 'not_found', 'Not found');

function answerUnsubscription(server: ContractServer): void {
  server.answer('POST /newsletter/unsubscribe/{subscriberId}', { success: true, message: 'You get no more mail.' });
}

describe('a mailed link', () => {
  test('reports an invalid confirmation', async ({ site }) => {
    const failed = 'Confirmation failed. The link may be invalid or expired.';
    site.server.refuse('GET /newsletter/confirm/{token}', () => problem(404, 'not_found', failed));
    await site.open('/newsletter/confirm/nonsense');
    await expect.element(title).toHaveTextContent('Confirmation Failed');
    await expect.element(page.getByText(failed)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  test('confirms with Try Again after a failure', async ({ site }) => {
    const confirmed = { success: true, message: 'Thank you.', subscriber_id: 'some-subscriber' } as const;
    site.server.answer('GET /newsletter/confirm/{token}', confirmed);
    const repair = site.server.refuse('GET /newsletter/confirm/{token}', busy);
    await site.open('/newsletter/confirm/some-token');
    await expect.element(title).toHaveTextContent('Confirmation Failed');
    repair();
    await tryAgain(site);
    await expect.element(title).toHaveTextContent('Subscription Confirmed');
  });

  test('reports a failed unsubscription, which can be retried', async ({ site }) => {
    answerUnsubscription(site.server);
    const repair = site.server.refuse('POST /newsletter/unsubscribe/{subscriberId}', unknown);
    await site.open('/newsletter/unsubscribe/nonsense');
    await yes.click();
    await expect.element(title).toHaveTextContent('Unsubscribe Failed');
    site.server.refuse('POST /newsletter/unsubscribe/{subscriberId}', offline);
    await tryAgain(site);
    const failed = 'Unsubscribe failed. Please try again or contact support. Check your connection.';
    await expect.element(page.getByText(failed)).toBeVisible();
    repair();
    await tryAgain(site);
    await expect.element(title).toHaveTextContent('Unsubscribed');
    await expect.element(title).toHaveFocus();
    await expect.element(page.getByText('You get no more mail.')).toBeVisible();
  });

  test('says from which newsletter somebody unsubscribed', async ({ site }) => {
    answerUnsubscription(site.server);
    await site.open('/newsletter/unsubscribe/some-subscriber?newsletter=nws_1');
    await yes.click();
    await expect.element(title).toHaveTextContent('Unsubscribed');
    expect(site.server.last('POST /newsletter/unsubscribe/{subscriberId}')?.query).toEqual({ newsletter: 'nws_1' });
    await site.open(`/newsletter/unsubscribe/some-subscriber?newsletter=${'x'.repeat(200)}`);
    await yes.click();
    await expect.element(title).toHaveTextContent('Unsubscribed');
  });

  test('does not unsubscribe when opened; Keep My Subscription goes home', async ({ site }) => {
    answerUnsubscription(site.server);
    stock(site.server, []);
    answerHome(site.server);
    await site.open('/newsletter/unsubscribe/some-subscriber');
    await expect.element(yes).toBeVisible();
    await page.getByRole('link', { name: 'Keep My Subscription' }).click();
    await expect.element(page.getByRole('heading', { name: 'No ebooks available yet' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(site.server.count('POST /newsletter/unsubscribe/{subscriberId}')).toBe(0);
  });
});
