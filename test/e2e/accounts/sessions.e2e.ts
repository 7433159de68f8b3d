import { axeFindings } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { remember, signUp } from '../people.ts';

test('somebody sees where they are signed in and ends the other session, which is signed out', async ({
  page,
  browser,
  expectedErrors,
}) => {
  const person = await signUp(page);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  const answer = await phone.request.post('/api/auth/login', {
    data: { email: person.email, password: person.password },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
    },
  });
  const { access_token, user } = await answer.json();
  await remember(phone, access_token, user);
  await phone.goto('/account');
  await expect(phone.getByText('This session')).toBeVisible();

  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first().getByText('This session')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await devices.getByRole('button', { name: /^End session: Safari on iPhone/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to end this session?' });
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('The session has ended')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await phone.reload();
  await expect(phone.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  expectedErrors.push(/status of 401/);
  await elsewhere.close();
});
