import { randomInt } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { signInAdmin } from '../people.ts';

test('an admin sets up a gateway whose keys are never shown again, corrects a refused key, and deletes it', async ({
  page,
  expectedErrors,
}) => {
  // The refused key.
  expectedErrors.push(/status of 422/);
  const name = `Desk ${randomInt(1e9)}`;
  const secretKey = `sk_test_${randomInt(1e9)}0042`;
  await signInAdmin(page);
  await page.goto('/admin/payments');
  await page.getByRole('button', { name: 'Add gateway' }).click();
  const adding = page.getByRole('dialog', { name: 'Add payment gateway' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('API key').fill('pk_test_desk');
  await adding.getByLabel('Secret key').fill('sk_test_revoked');
  await adding.getByLabel('Test mode').check();
  // Other tests pay beside this one.
  await adding.getByLabel('Active').uncheck();
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByLabel('Secret key')).toHaveAccessibleDescription('Stripe does not accept this secret key.');
  await adding.getByLabel('Secret key').fill(secretKey);
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Payment gateway created successfully')).toBeVisible();

  await page.reload();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Configure ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Configure payment gateway' });
  await expect(form.getByLabel('Secret key')).toHaveAttribute('placeholder', '••••0042');
  await expect(form.getByLabel('Secret key')).toHaveValue('');
  expect(await page.content()).not.toContain(secretKey);
  await form.getByLabel('Name').fill(`${name} renamed`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Payment gateway updated successfully')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name} renamed` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Payment gateway deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No gateway matches' })).toBeVisible();
});
