import { expect, test, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { StoredUser } from '../user/user.repo.ts';

/* Recovery codes on the real table: each works once. */

vi.mock('#lib/outbox/announce.ts', () => ({ announce: async () => undefined }));

const factor = onTable(async () => ({
  ...(await import('./recovery.ts')),
  ...(await import('./recovery-code.ts')),
  ...(await import('./second-factor.repo.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

/** Somebody with these recovery codes. */
async function someone(subject: string) {
  const { shown, hashes } = factor.newRecoveryCodes();
  await factor.transact([factor.factorItem(subject, hashes)]);
  const user = { subject, user_id: `usr_${subject}`, email: `${subject}@example.test` } as StoredUser;
  const use = (code: string, purpose: string) =>
    factor.useRecoveryCode(user, code.replaceAll('-', ''), purpose, 'code');
  return { codes: shown, use };
}
const usedUp = { errors: { code: 'This recovery code is not correct, or it has been used already.' } };
const stored = async (subject: string) => {
  const found = await factor.findFactor(subject);
  if (!found) throw new Error('There is no factor');
  return found;
};

test('a code is used for one purpose, for which it may be sent again', async () => {
  const { codes, use } = await someone('sam');
  const [code = '', other = ''] = codes;
  await use(code, 'sign-in one');
  await use(code, 'sign-in one');
  await expect(use(code, 'sign-in two')).rejects.toMatchObject(usedUp);
  await use(other, 'sign-in two');
  const { left, hashes } = await stored('sam');
  expect([left, hashes.length]).toEqual([8, 8]);
});

test('of uses at the same time each takes a code of its own', async () => {
  const { codes, use } = await someone('zoe');
  const [code = ''] = codes;
  const same = await Promise.allSettled([use(code, 'one'), use(code, 'two')]);
  expect(same.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const before = await stored('zoe');
  const [first = '', second = ''] = before.hashes;
  await factor.transact([factor.usedItem(before, first, 'one')]);
  for (const hash of [first, second])
    expect(await factor.transactUnlessRefused([factor.usedItem(before, hash, 'two')])).toBeFalsy();
  expect(await stored('zoe')).toMatchObject({ left: 8 });
});

test('one that was used before all were replaced does not pass again', async () => {
  const { codes, use } = await someone('max');
  const [code = ''] = codes;
  await use(code, 'sign-in');
  await factor.transact([factor.renewedItem('max', factor.newRecoveryCodes().hashes)]);
  await expect(use(code, 'sign-in')).rejects.toMatchObject(usedUp);
  expect(await stored('max')).toMatchObject({ left: 10 });
});
