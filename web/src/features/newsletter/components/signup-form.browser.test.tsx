import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { busy, offline, problem } from '#test/components/contract-server.ts';
import { answerHome, stock } from '#test/components/shop.ts';
import { type Site, test } from '#test/components/site.tsx';

const box = page.getByRole('region', { name: 'Stay Informed' });
const field = box.getByRole('textbox', { name: 'Email' });

async function openHome({ server, open }: Site): Promise<void> {
  stock(server, []);
  answerHome(server);
  await open('/');
}

describe('the newsletter form', () => {
  test('shows under the field what is missing or wrong', async ({ site }) => {
    await openHome(site);
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(box.getByText('Email address is required.')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('sam');
    await userEvent.keyboard('{Enter}');
    await expect.element(box.getByText('Please enter a valid email address')).toBeVisible();
  });

  test("shows the server's refusal and keeps the address", async ({ site }) => {
    await openHome(site);
    await field.fill('sam@example.test');
    for (const [refusal, sentence] of [
      [() => problem(503, 'unavailable', 'Back soon.'), 'Back soon.'],
      [() => new Response('', { status: 500 }), 'Subscription failed. Please try again.'],
      [offline, 'Subscription failed. Please try again. Check your connection.'],
      [busy, 'The service is not available right now. Please try again in a moment.'],
    ] as const) {
      site.server.refuse('POST /newsletter/subscribe-public', refusal);
      await box.getByRole('button', { name: 'Subscribe' }).click();
      await expect.element(box.getByText(sentence)).toBeVisible();
      await expect.element(field).toHaveValue('sam@example.test');
    }
  });
});
