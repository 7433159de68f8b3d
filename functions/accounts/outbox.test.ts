import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Mails with secrets, from tasks in the real table: what a task contains, and what a retry does. */

let mails: { to: string; token: string }[] = [];
let failures = 0;
/** How far the mocked time is ahead of the wall clock, milliseconds. */
let ahead = 0;
const wallClock = Date.now.bind(Date);
const wait = (minutes: number) => {
  ahead += minutes * 60_000;
};

vi.mock('#lib/mail/mail.ts', () => ({
  sendMail: async ({ to, action }: { to: string; action: { url: string } }) => {
    if (failures-- > 0) throw new Error('SES is unavailable');
    mails.push({ to, token: new URL(action.url).searchParams.get('token') ?? '' });
  },
}));
vi.mock('#lib/logger.ts', () => ({ logger: { warn: () => undefined, error: () => undefined } }));

const load = async () => ({
  ...(await import('./outbox.ts')),
  ...(await import('./task.ts')),
  ...(await import('./reset/reset.repo.ts')),
  ...(await import('./verification/verification.repo.ts')),
  ...(await import('./user/user.entity.ts')),
  ...(await import('#lib/outbox/outbox.repo.ts')),
  ...(await import('#lib/mail/mailed-secret.ts')),
});
const accounts = onTable(load);
let count = 0;

beforeEach(() => {
  mails = [];
  failures = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => wallClock() + ahead);
});

async function someone(values: { status?: 'active' | 'inactive'; email_verified?: boolean } = {}) {
  const n = ++count;
  const user = {
    ...{ subject: `sub-${n}`, user_id: `usr_${n}`, name: 'Sam', email: `a-${n}@example.test`, role: 'user' as const },
    ...{ status: 'active' as const, force_password_change: false, tokens_valid_after: 0, email_verified: false },
    ...{ created_at: '2026-01-01T00:00:00.000Z', ...values },
  };
  await accounts.UserEntity.create(user).go();
  return user;
}
const sweep = () => accounts.accountTasks.sweep(15_000);
type Record = ReturnType<typeof accounts.newResetTask>;
const leave = async (task: Record) => {
  await accounts.saveOutboxTask(task);
  return task;
};
const asked = (key: string, for_subject?: string) =>
  leave(accounts.newResetTask(key, { for_subject, is_refused: false }));
const linkOf = (mail: { token: string } | undefined) => accounts.readToken(mail?.token ?? '');
const isGood = async (mail: { token: string } | undefined) => {
  const link = linkOf(mail);
  return accounts.hashOf(link?.secret ?? '') === (await accounts.findReset(link?.key ?? ''))?.link_hash;
};

describe('a reset', () => {
  it('that SES refused is sent later with a new secret', async () => {
    const { subject, email } = await someone();
    await asked(`key${count}`, subject);
    failures = 1;
    await sweep();
    const refused = (await accounts.findReset(`key${count}`))?.link_hash;
    expect([mails, typeof refused]).toEqual([[], 'string']);
    wait(2);
    await sweep();
    expect(mails).toMatchObject([{ to: email }]);
    expect(await isGood(mails[0])).toBe(true);
    expect(accounts.hashOf(linkOf(mails[0])?.secret ?? '')).not.toBe(refused);
  });

  it('that is retried does not invalidate one requested later', async () => {
    const { subject } = await someone();
    const key = `key${count}`;
    await asked(key, subject);
    failures = 1;
    await sweep();
    wait(0.1);
    await asked(key, subject);
    await sweep();
    wait(2);
    await sweep();
    expect(mails).toHaveLength(1);
    expect(await isGood(mails[0])).toBe(true);
  });

  it('for nobody, or for somebody who may not sign in, is stored but not mailed', async () => {
    const { subject } = await someone({ status: 'inactive' });
    for (const [key, whose] of Object.entries({ nobody: undefined, gone: 'sub-of-nobody', inactive: subject })) {
      await asked(key, whose);
      await sweep();
      expect(await accounts.findReset(key), key).toMatchObject({ tries: 0 });
      expect((await accounts.findReset(key))?.subject, key).toBeUndefined();
    }
    expect(mails).toEqual([]);
  });

  it('beyond the limit leaves the previous one valid', async () => {
    const { subject } = await someone();
    const key = `key${count}`;
    await asked(key, subject);
    await sweep();
    wait(1);
    await leave(accounts.newResetTask(key, { for_subject: subject, is_refused: true }));
    await sweep();
    expect(mails).toHaveLength(1);
    expect(await isGood(mails[0])).toBe(true);
  });
});

describe('a verification', () => {
  const isKept = async (userId: string) =>
    accounts.hashOf(linkOf(mails.at(-1))?.secret ?? '') === (await accounts.findVerification(userId))?.link_hash;

  it('that SES refused is sent later', async () => {
    const { subject, user_id } = await someone();
    await leave(accounts.newVerificationTask(subject));
    failures = 1;
    await sweep();
    expect(mails).toEqual([]);
    wait(2);
    await sweep();
    expect([mails.length, await isKept(user_id)]).toEqual([1, true]);
  });

  it('that is retried does not invalidate one requested later', async () => {
    const { subject, user_id } = await someone();
    await leave(accounts.newVerificationTask(subject));
    failures = 1;
    await sweep();
    wait(0.1);
    await leave(accounts.newVerificationTask(subject));
    await sweep();
    wait(2);
    await sweep();
    expect([mails.length, await isKept(user_id)]).toEqual([1, true]);
  });

  it('is not mailed once the address is verified or the person is gone', async () => {
    const { subject } = await someone({ email_verified: true });
    for (const whose of [subject, 'sub-of-nobody']) await leave(accounts.newVerificationTask(whose));
    await sweep();
    expect(mails).toEqual([]);
  });
});

it('a task contains neither a secret nor an address', async () => {
  const { subject, email } = await someone();
  const tasks = [
    await asked('some-key', subject),
    await leave(accounts.newVerificationTask(subject)),
    await asked('another-key'),
  ];
  for (const { id } of tasks) {
    const text = JSON.stringify(await accounts.dueTask(id));
    expect(text).toContain('asked_at');
    expect(text).not.toContain(email);
  }
  failures = Number.POSITIVE_INFINITY;
  await sweep();
  const [{ id } = { id: '' }] = tasks;
  wait(2);
  const again = await accounts.dueTask(id);
  expect(again).toMatchObject({ attempts: 1, task: { kind: 'reset', for_subject: subject, is_refused: false } });
  expect(Object.keys(again?.task ?? {}).sort()).toEqual(['asked_at', 'for_subject', 'is_refused', 'kind']);
});
