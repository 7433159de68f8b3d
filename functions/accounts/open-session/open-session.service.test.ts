import { expect, test } from 'vitest';
import { days } from '#lib/clock.ts';
import { onTable } from '#lib/testing/table.ts';
import type { StoredUser } from '../user/user.repo.ts';

/* What is kept of sessions, on the real table. */

const sessions = onTable(async () => ({
  ...(await import('./open-session.service.ts')),
  ...(await import('./open-session.repo.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const entrance = { device: 'Firefox on Linux', back_office: false };
const tokens = (session: string, startedAt: number) => ({
  ...{ accessToken: '', refreshToken: '', expiresIn: 900, subject: 'sam', groups: [], session, startedAt },
});
const sam = (...open_sessions: string[]) =>
  ({ subject: 'sam', open_sessions, tokens_valid_after: 0 }) as unknown as StoredUser;

test('a session that is over goes with the next sign-in, and a listed one stays for as long as it can be refreshed', async () => {
  const begun = Date.now() - days(1);
  for (const id of ['over', 'open']) await sessions.insertSession(tokens(id, begun), entrance);
  await sessions.noteSession(sam('open'), tokens('fresh', Date.now()), entrance);
  const known = await sessions.listSessions('sam');
  expect(known.map(({ id }) => id).sort()).toEqual(['fresh', 'open']);
  for (const { ttl } of known) expect(ttl * 1000).toBeGreaterThan(Date.now() + days(30));
});

test('of two who end a session at once one does, and only that one is logged', async () => {
  await sessions.insertSession(tokens('ending', Date.now()), entrance);
  const end = () => sessions.transactUnlessRefused([sessions.endedSessionItem({ subject: 'sam', id: 'ending' })]);
  expect([Boolean(await end()), Boolean(await end())]).toEqual([true, false]);
});
