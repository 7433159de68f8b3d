import { expect, test } from 'vitest';
import { asAdmin, ownCloud } from './cloud.ts';

/** Clouds begin with copies of one seeded folder: what they share must end there. */

test('clouds that began with the same data have secrets and keys of their own', async () => {
  const [one, other] = [await ownCloud(), await ownCloud()];
  const secretOf = ({ environment }: typeof one) => environment('test').ORIGIN_SECRET;
  expect(secretOf(one)).toMatch(/^.{16}/);
  expect(secretOf(one)).not.toBe(secretOf(other));

  // The admin is the same person on both: only the signature tells the tokens apart.
  const [here, there] = [await asAdmin(one.url), await asAdmin(other.url)];
  expect((await here.get('/auth/me')).body).toEqual((await there.get('/auth/me')).body);
  here.token = there.token;
  expect((await here.get('/auth/me')).status).toBe(401);
});
