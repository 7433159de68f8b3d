import { beforeEach, expect, it, vi } from 'vitest';
import { lostKeys, olderSeals, openKeys, type SealedKeys, sealKeys } from './sealed-key.ts';

const rings = vi.hoisted(() => {
  const first: Record<string, string> = { current: 'key1', key1: 'first' };
  return { cached: first, stored: first };
});
vi.mock('#lib/aws/secret.ts', () => ({
  readSecret: async () => rings.cached,
  rereadSecret: async () => rings.stored,
}));

beforeEach(() => {
  rings.cached = { current: 'key1', key1: 'first' };
  rings.stored = rings.cached;
});

const id = 'pgw_1';
const keys = { apiKey: 'pk_test_unit_1234', secretKey: 'sk_test_unit_5678', webhookSecret: 'whsec_unit_9012' };
const recordOf = (sealed: SealedKeys) => ({ id, ...sealed });

it('opens what it has sealed, and shows nothing but the last four characters', async () => {
  const sealed = await sealKeys(id, keys);
  expect(await openKeys(recordOf(sealed))).toEqual(keys);
  expect(sealed.secretKey).toEqual({ box: expect.stringMatching(/^key1\.[\w-]{40,}$/), hint: '5678' });
  for (const key of Object.values(keys)) expect(JSON.stringify(sealed)).not.toContain(key.slice(0, -4));
});

it('seals the same key differently each time, and leaves out blank ones', async () => {
  const [one, two] = [await sealKeys(id, { apiKey: 'same', secretKey: '' }), await sealKeys(id, { apiKey: 'same' })];
  expect(one.apiKey?.box).not.toBe(two.apiKey?.box);
  expect(Object.keys(one)).toEqual(['apiKey']);
  expect(await openKeys(recordOf(one))).toEqual({ apiKey: 'same', secretKey: '', webhookSecret: '' });
});

it('gives no hint of a short key', async () => {
  expect((await sealKeys(id, { apiKey: 'short' })).apiKey?.hint).toBe('');
});

it('opens a key in its own record and field only, and unaltered only', async () => {
  const sealed = await sealKeys(id, keys);
  const { box = '', hint = '' } = sealed.secretKey ?? {};
  await expect(openKeys({ ...sealed, id: 'pgw_2' })).rejects.toThrow();
  await expect(openKeys({ ...sealed, id, webhookSecret: sealed.secretKey })).rejects.toThrow();
  const altered = `${box.slice(0, -2)}${box.endsWith('AA') ? 'BB' : 'AA'}`;
  await expect(openKeys({ ...sealed, id, secretKey: { box: altered, hint } })).rejects.toThrow();
});

it('opens older keys after a rotation, and names those that still have the older seal', async () => {
  const sealed = await sealKeys(id, keys);
  expect(await olderSeals(sealed)).toEqual([]);
  rings.cached = { current: 'key2', key1: 'first', key2: 'second' };
  expect(await openKeys(recordOf(sealed))).toEqual(keys);
  expect(await olderSeals(sealed)).toEqual(['apiKey', 'secretKey', 'webhookSecret']);
  const newer = await sealKeys(id, { apiKey: keys.apiKey });
  expect(newer.apiKey?.box).toMatch(/^key2\./);
  expect(await olderSeals({ ...sealed, ...newer })).toEqual(['secretKey', 'webhookSecret']);
});

it('names the keys that are lost with their sealing key, whether it is gone or another one has its name', async () => {
  const sealed = await sealKeys(id, { ...keys, apiKey: '' });
  expect(await lostKeys(recordOf(sealed))).toEqual([]);
  const others: Record<string, string>[] = [
    { current: 'key2', key2: 'second' },
    { current: 'key1', key1: 'other' },
  ];
  for (const ring of others) {
    rings.cached = rings.stored = ring;
    expect(await lostKeys(recordOf(sealed))).toEqual(['secretKey', 'webhookSecret']);
    const again = await sealKeys(id, { secretKey: keys.secretKey });
    expect(await lostKeys(recordOf({ ...sealed, ...again }))).toEqual(['webhookSecret']);
  }
});

it('reads the secret again for a seal that is newer than its copy, and names a key that is gone', async () => {
  rings.cached = { current: 'key2', key2: 'second' };
  const sealed = await sealKeys(id, keys);
  rings.cached = { current: 'key1', key1: 'first' };
  rings.stored = { current: 'key2', key1: 'first', key2: 'second' };
  expect(await openKeys(recordOf(sealed))).toEqual(keys);
  rings.stored = rings.cached;
  await expect(openKeys(recordOf(sealed))).rejects.toMatchObject({
    code: 'unavailable',
    cause: new Error('There is no sealing key “key2”'),
  });
});
