import { expect, test } from '../fixtures.ts';
import { signUp } from '../people.ts';

test('account pages ask visitors to sign in, the back-office asks readers too; a reload keeps them signed in', async ({
  page,
}) => {
  for (const path of [
    '/dashboard',
    '/library',
    '/account',
    '/account/orders',
    '/purchase-success?session_id=cs_test_x',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth$/);
  }
  const another = await page.context().newPage();
  // Otherwise this page would follow the sign-in back to where it came from.
  await page.close();
  await signUp(another);
  await another.goto('/library');
  await another.reload();
  await expect(another.getByRole('heading', { name: 'My Library' })).toBeVisible();
  await another.goto('/admin/ebooks');
  await expect(another).toHaveURL(/\/admin-login$/);
});
