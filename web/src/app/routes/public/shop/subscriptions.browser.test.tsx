import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { busy } from '#test/components/contract-server.ts';
import { test } from '#test/components/site.tsx';

test('the built-in price list is shown when the plans cannot be loaded', async ({ site }) => {
  site.server.refuse('GET /subscriptions/plans', busy);
  await site.open('/subscriptions');
  for (const name of ['Basic', 'Professional', 'Unlimited'])
    await expect.element(page.getByRole('button', { name: `Subscribe to ${name}` })).toBeVisible();
  await expect.element(page.getByText('$19.99')).toBeVisible();
  await expect.element(page.getByText('Most Popular')).toHaveLength(1);
  await expect.element(page.getByText(/^30-day money-back guarantee/)).toBeVisible();
});

test('subscribing asks visitors to sign in, and tells signed-in users that it is coming soon', async ({ site }) => {
  site.server.refuse('GET /subscriptions/plans', busy);
  await site.open('/subscriptions');
  const subscribe = page.getByRole('button', { name: 'Subscribe to Professional' });
  await subscribe.click();
  await expect.element(page.getByText('Please sign in to subscribe')).toBeVisible();
  expect(window.location.pathname).toBe('/auth');

  site.signIn();
  site.server.answer('GET /subscriptions/my-status', { has_subscription: false, plan: null, remaining_this_week: 0 });
  await site.open('/subscriptions');
  await subscribe.click();
  await expect.element(page.getByText('Subscription checkout coming soon!')).toBeVisible();
});

test('a plan says its quota once, and the plans stand side by side below', async ({ site }) => {
  site.server.refuse('GET /subscriptions/plans', busy);
  await site.open('/subscriptions');
  const card = page.getByRole('listitem').filter({ hasText: 'Subscribe to Basic' });
  await expect.element(card.getByText('1 ebook a week')).toHaveLength(1);
  const table = page.getByRole('region', { name: 'Comparison of the plans' });
  await expect.element(table.getByRole('columnheader')).toHaveLength(3);
  await expect.element(table.getByRole('row', { name: /^Prompt packages No Yes Yes/ })).toBeVisible();
  await expect.element(page.getByText(/cannot be subscribed to yet/)).toBeVisible();
});

test('no plans are invented in place of an empty list', async ({ site }) => {
  site.server.answer('GET /subscriptions/plans', []);
  await site.open('/subscriptions');
  await expect.element(page.getByText('No subscription plans available')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Subscribe to/ })).not.toBeInTheDocument();
});
