import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { AdminPaymentGateway } from '#shared/commerce/payment-gateway.ts';
import { problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

/** Time after the last keystroke until the search runs. Milliseconds. */
const untilSearched = 500;

const masked = { apiKey: '••••1111', secretKey: '••••2222', webhookSecret: '••••3333' };
const main = sampleOf(AdminPaymentGateway, {
  ...{ id: idOf('paymentGateway', 1), name: 'Main', provider: 'stripe', active: true, testMode: false, revision: 3 },
  ...{ ...masked, webhookUrl: 'https://rampart.test/api/payments/webhook/pgw_1', last_webhook_at: null },
});
const trial = sampleOf(AdminPaymentGateway, {
  ...{ id: idOf('paymentGateway', 2), name: 'Trial', provider: 'paypal', active: false, testMode: true, revision: 1 },
  ...{ ...masked, secretKey: '', webhookSecret: '', last_webhook_at: null },
});

async function openGateways(site: Site): Promise<void> {
  site.signInAdmin();
  site.server.answer('GET /admin/payment-gateways', [main, trial]);
  await site.open('/admin/payments');
}
const saved = { success: true, message: 'Saved', payment_gateway: main } as const;
const dialog = (name: string) => page.getByRole('dialog', { name });

describe('the payment gateways', () => {
  test('show the failure when the server is busy, and Try Again loads them', async ({ site }) => {
    site.signInAdmin();
    site.server.answer('GET /admin/payment-gateways', [main]);
    await failAndRetry(site, '/admin/payments', 'Failed to fetch payment gateways', busyServer);
    await expect.element(page.getByRole('heading', { name: 'Main' })).toBeVisible();
  });

  test('are counted, and found by name or provider', async ({ site }) => {
    await openGateways(site);
    await expect.element(page.getByRole('heading', { name: 'Main' })).toBeVisible();
    const figures = () =>
      page
        .getByRole('definition')
        .elements()
        .slice(0, 4)
        .map(({ textContent }) => textContent);
    expect(figures()).toEqual(['2', '1', '1', '1']);
    await page.getByRole('searchbox').fill('payp');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('heading', { name: 'Main' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Trial' })).toBeVisible();
    expect(figures()).toEqual(['2', '1', '1', '1']);
    await page.getByRole('searchbox').fill('nobody');
    await site.pass(untilSearched);
    await expect.element(page.getByRole('heading', { name: 'No gateway matches' })).toBeVisible();
  });

  test('say what they are, where their webhooks go and when the last one came', async ({ site }) => {
    const minutesAgo = new Date(Date.now() - 5 * 60_000).toISOString();
    site.signInAdmin();
    site.server.answer('GET /admin/payment-gateways', [{ ...main, last_webhook_at: minutesAgo }, trial]);
    await site.open('/admin/payments');
    await expect.element(page.getByText('Last webhook 5 minutes ago')).toBeVisible();
    await expect.element(page.getByText('https://rampart.test/api/payments/webhook/pgw_1')).toBeVisible();
    await expect.element(page.getByText('Test mode', { exact: true }).last()).toBeVisible();
    await expect.element(page.getByText('Disabled', { exact: true })).toBeVisible();
  });

  test('say in the table whether they are live', async ({ site }) => {
    await openGateways(site);
    await page.getByRole('button', { name: 'As a table' }).click();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    for (const [name, state, mode] of [
      ['Main', 'Active', 'Live'],
      ['Trial', 'Disabled', 'Test'],
    ] as const)
      for (const text of [state, mode])
        await expect.element(row(name).getByRole('cell', { name: text, exact: true })).toBeVisible();
  });

  test('are added by name and API key at least, with the usual values', async ({ site }) => {
    site.server.answer('POST /admin/payment-gateways', saved);
    await openGateways(site);
    await page.getByRole('button', { name: 'Add gateway' }).click();
    const form = dialog('Add payment gateway');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByRole('alert').getByText('Please fill in name and API key')).toBeVisible();
    expect(site.server.count('POST /admin/payment-gateways')).toBe(0);
    await form.getByLabelText('Name').fill('Second');
    await form.getByLabelText('API key').fill('pk_live_1');
    await form.getByLabelText('Secret key').fill('sk_live_1');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Payment gateway created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/payment-gateways')?.body).toEqual({
      ...{ name: 'Second', provider: 'stripe', apiKey: 'pk_live_1', secretKey: 'sk_live_1', webhookSecret: '' },
      ...{ active: true, testMode: false },
    });
  });

  test('of a provider that takes no payments yet are saved disabled', async ({ site }) => {
    site.server.answer('POST /admin/payment-gateways', saved);
    await openGateways(site);
    await page.getByRole('button', { name: 'Add gateway' }).click();
    const form = dialog('Add payment gateway');
    await form.getByLabelText('Provider').selectOptions('square');
    await expect.element(form.getByText(/It is saved disabled/)).toBeVisible();
    await expect.element(form.getByLabelText(/^Active/)).not.toBeInTheDocument();
    await form.getByLabelText('Name').fill('Square');
    await form.getByLabelText('API key').fill('key');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Payment gateway created successfully')).toBeVisible();
    expect(site.server.last('POST /admin/payment-gateways')?.body).toMatchObject({ active: false });
  });

  test('are configured without showing a key, and a refused one is shown at its field', async ({ site }) => {
    await openGateways(site);
    await page.getByRole('button', { name: 'Configure Main' }).click();
    const form = dialog('Configure payment gateway');
    const secretKey = form.getByLabelText('Secret key');
    await expect.element(secretKey).toHaveValue('');
    await expect.element(secretKey).toHaveAttribute('placeholder', '••••2222');
    await expect.element(secretKey).toHaveAttribute('type', 'password');
    await secretKey.fill('sk_live_wrong');
    const sentence = 'Stripe does not accept this secret key.';
    site.server.refuse('PUT /admin/payment-gateways/{id}', () =>
      problem(422, 'invalid', sentence, { secretKey: sentence }),
    );
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(secretKey).toHaveAccessibleDescription(sentence);
    site.server.answer('PUT /admin/payment-gateways/{id}', saved);
    await secretKey.fill('');
    await form.getByLabelText('Name').fill('Main shop');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Payment gateway updated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/payment-gateways/{id}')?.body).toEqual({
      ...{ name: 'Main shop', apiKey: '', secretKey: '', webhookSecret: '', testMode: false, revision: 3 },
    });
  });

  test('are disabled and enabled, and a refusal says why', async ({ site }) => {
    await openGateways(site);
    site.server.answer('PUT /admin/payment-gateways/{id}/toggle', saved);
    await page.getByRole('button', { name: 'Disable Main' }).click();
    await expect.element(page.getByText('Payment gateway deactivated successfully')).toBeVisible();
    expect(site.server.last('PUT /admin/payment-gateways/{id}/toggle')?.body).toEqual({ active: false });
    const sentence = 'The shop cannot take payments through PayPal yet. Save it disabled.';
    site.server.refuse('PUT /admin/payment-gateways/{id}/toggle', () => problem(409, 'conflict', sentence));
    await page.getByRole('button', { name: 'Enable Trial' }).click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    site.server.answer('PUT /admin/payment-gateways/{id}/toggle', saved);
    await page.getByRole('button', { name: 'Enable Trial' }).click();
    await expect.element(page.getByText('Payment gateway activated successfully')).toBeVisible();
  });

  test('are deleted after a question, and a failure is told', async ({ site }) => {
    await openGateways(site);
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete Trial' }).click();
      const question = 'Are you sure you want to delete this payment gateway?';
      await page
        .getByRole('alertdialog', { name: question })
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
    };
    site.server.refuse('DELETE /admin/payment-gateways/{id}', () => problem(500, 'internal', 'Something went wrong.'));
    await remove();
    await expect.element(page.getByText('Failed to delete payment gateway')).toBeVisible();
    site.server.answer('DELETE /admin/payment-gateways/{id}', { success: true, message: 'Deleted' });
    await remove();
    await expect.element(page.getByText('Payment gateway deleted successfully')).toBeVisible();
  });
});
