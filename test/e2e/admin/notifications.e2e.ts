import { randomInt } from 'node:crypto';
import { axeFindings } from '../axe.ts';
import { expect, someEmail, test } from '../fixtures.ts';
import { signInAdmin, stock } from '../people.ts';

test('an admin tells readers something, corrects a code the shop does not know, and withdraws it', async ({
  page,
  expectedErrors,
}) => {
  // The refused code.
  expectedErrors.push(/status of 422/);
  const title = `News ${randomInt(1e9)}`;
  const reader = { name: 'Sam Sample', email: someEmail(), password: 'Passw0rd!' };
  const { access_token } = await (await page.request.post('/api/auth/register', { data: reader })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const [book] = await stock(page);
  await page.request.post('/api/wishlist/add', { headers, data: { ebook_id: book?.id } });
  const told = async (): Promise<{ id: string; title: string }[]> =>
    (await (await page.request.get('/api/notifications', { headers })).json()).notifications;
  const ours = async () => (await told()).find((each) => each.title === title);

  await signInAdmin(page);
  await page.goto('/admin/notifications');
  await page.getByRole('button', { name: 'Add notification' }).click();
  const adding = page.getByRole('dialog', { name: 'Add notification' });
  await adding.getByLabel('Title').fill(title);
  await adding.getByLabel('Message').fill('The shop has new books.');
  // Those of other tests, beside this one, have no wishes.
  await adding.getByLabel('Audience').selectOption('Wishers');
  await adding.getByLabel('Code').fill('NO-SUCH-CODE');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByLabel('Code')).toHaveAccessibleDescription(/This code is not valid/);
  expect(await axeFindings(page)).toEqual([]);
  await adding.getByLabel('Code').fill('');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notification created successfully')).toBeVisible();

  // Kept from the poll: another instance of the function may still have the list without it.
  let id: string | undefined;
  const appears = async () => {
    id = (await ours())?.id;
    return id;
  };
  await expect.poll(appears, { timeout: 20_000 }).toBeTruthy();
  expect((await page.request.post(`/api/notifications/${id}/shown`, { headers })).status()).toBe(200);
  await page.goto(`/admin/notifications?type=info&search=${encodeURIComponent(title)}`);
  await expect(page.getByText('Seen by 1 person')).toBeVisible();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await page.getByRole('dialog').getByLabel('Type').selectOption('Warning');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notification updated successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Type').selectOption('Warning');
  await expect(page).toHaveURL(/type=warning/);

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Notification deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No notification matches' })).toBeVisible();
  await expect.poll(ours, { timeout: 20_000 }).toBeUndefined();
});
