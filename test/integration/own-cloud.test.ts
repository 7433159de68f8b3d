import { expect, test } from 'vitest';
import { asAdmin, ownCloud } from './cloud.ts';

/** Clouds start from copies of one seeded folder, and must share nothing else. */

test('clouds that started with the same data have their own secrets and keys', async () => {
  const [one, other] = [await ownCloud(), await ownCloud()];
  const secretOf = ({ environment }: typeof one) => environment('test').ORIGIN_SECRETS;
  expect(secretOf(one)).toMatch(/^.{16}/);
  expect(secretOf(one)).not.toBe(secretOf(other));

  // The admin is the same person on both: only the signature tells the tokens apart.
  const [here, there] = [await asAdmin(one.url), await asAdmin(other.url)];
  expect((await here.get('/auth/me')).body).toEqual((await there.get('/auth/me')).body);
  here.token = there.token;
  expect((await here.get('/auth/me')).status).toBe(401);
});
