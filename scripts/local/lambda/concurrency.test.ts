import { expect, it } from 'vitest';
import { AccountConcurrency, Throttled } from './concurrency.ts';

/** Calls that last until they are ended. */
function calls(account: AccountConcurrency) {
  const ends: (() => void)[] = [];
  const start = (name: string) => account.run(name, () => new Promise<void>((resolve) => ends.push(resolve)));
  return { start, end: () => ends.shift()?.() };
}

it('counts all functions together, and admits again what has ended', async () => {
  const { start, end } = calls(new AccountConcurrency(2));
  const first = start('one');
  void start('two');
  await expect(start('three')).rejects.toBeInstanceOf(Throttled);
  end();
  await first;
  void start('three');
  await expect(start('one')).rejects.toBeInstanceOf(Throttled);
});

it('counts a call that failed as ended', async () => {
  const account = new AccountConcurrency(1);
  await expect(account.run('one', () => Promise.reject(new Error('of the function')))).rejects.toThrow(
    'of the function',
  );
  expect(await account.run('one', async () => 'again')).toBe('again');
});

it('gives a function what it reserved, no more, and the others the rest', async () => {
  const account = new AccountConcurrency(102);
  account.reserve('busy', 1);
  const { start } = calls(account);
  for (let n = 0; n < 101; n++) void start('others');
  await expect(start('others')).rejects.toBeInstanceOf(Throttled);
  void start('busy');
  await expect(start('busy')).rejects.toBeInstanceOf(Throttled);
});

it('refuses a reservation that leaves the others too little: a new account can reserve nothing', () => {
  expect(() => new AccountConcurrency(10).reserve('one', 1)).toThrow('one cannot reserve 1');
  const account = new AccountConcurrency(200);
  account.reserve('one', 60);
  expect(() => account.reserve('two', 60)).toThrow('two cannot reserve 60');
  account.reserve('one', undefined);
  account.reserve('two', 60);
});
