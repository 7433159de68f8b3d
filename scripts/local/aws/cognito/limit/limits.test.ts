import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adaEmail, adaPassword, type FreshPool, freshPool, UserPoolId } from '../testing/test-pool.ts';

let pool: FreshPool;
beforeEach(async () => {
  pool = await freshPool();
  await pool.create(adaEmail, adaPassword);
});
afterEach(() => pool.close());

const outcome = (password = adaPassword): Promise<string> =>
  pool.signIn(adaEmail, password).then(
    () => 'in',
    ({ message }: Error) => message,
  );
const wrong = 'Incorrect username or password.';
const exceeded = 'Password attempts exceeded';

describe('the lockout', () => {
  it('begins with the fifth wrong password, and doubles with each further one', async () => {
    pool.service.limit({ lockout: true });
    for (let n = 0; n < 5; n += 1) expect(await outcome('wrong-1')).toBe(wrong);
    for (const seconds of [1, 2, 4]) {
      pool.clock.move(seconds * 1000 - 1);
      expect(await outcome()).toBe(exceeded);
      pool.clock.move(1);
      expect(await outcome('wrong-1')).toBe(wrong);
    }
    pool.clock.move(8000);
    expect(await outcome()).toBe('in');
    expect(await outcome('wrong-1')).toBe(wrong);
    expect(await outcome()).toBe('in');
  });

  it('is never longer than a quarter of an hour, and is forgotten after that', async () => {
    pool.service.limit({ lockout: true });
    for (let failures = 1; failures <= 15; failures += 1) {
      expect(await outcome('wrong-1')).toBe(wrong);
      pool.clock.move(failures < 5 ? 0 : Math.min(2 ** (failures - 5) * 1000, 899_999));
    }
    expect(await outcome()).toBe(exceeded);
    pool.clock.move(1);
    for (let n = 0; n < 4; n += 1) expect(await outcome('wrong-1')).toBe(wrong);
    expect(await outcome()).toBe('in');
  });

  it('is off by default, and when it is turned off again', async () => {
    for (let n = 0; n < 9; n += 1) await outcome('wrong-1');
    expect(await outcome()).toBe('in');
  });
});

describe('the rates', () => {
  it('refuse what a category gets above its quota within a second', async () => {
    pool.service.limit({ rates: { UserAuthentication: 2 } });
    expect([await outcome(), await outcome(), await outcome()]).toEqual(['in', 'in', 'Rate exceeded']);
    await expect(pool.signIn(adaEmail, adaPassword)).rejects.toMatchObject({ name: 'TooManyRequestsException' });
    const signOut = new AdminUserGlobalSignOutCommand({ UserPoolId, Username: adaEmail });
    await expect(pool.client.send(signOut)).resolves.toBeTruthy();
    pool.clock.move(1000);
    expect(await outcome()).toBe('in');
  });
});
