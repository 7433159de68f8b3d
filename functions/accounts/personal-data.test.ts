import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What goes with an account, on the real table. */

const data = onTable(async () => ({
  ...(await import('./personal-data.ts')),
  ...(await import('./open-session/open-session.repo.ts')),
  ...(await import('./second-factor/second-factor.repo.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

test('sessions and the second factor go with the account, and only with that', async () => {
  const session = (subject: string) => ({
    ...{ accessToken: '', refreshToken: '', expiresIn: 900, subject, session: 'one', startedAt: 0, groups: [] },
  });
  for (const subject of ['sam', 'zoe']) {
    await data.insertSession(session(subject), { device: 'Firefox on Linux', back_office: false });
    await data.transact([data.factorItem(subject, ['hash'])]);
  }
  await data.personalData.deleteOf({ id: 'usr_sam', subject: 'sam', email: 'sam@example.test' }, () => undefined);
  const left = async (subject: string) => [
    (await data.listSessions(subject)).length,
    (await data.findFactor(subject)) !== undefined,
  ];
  expect(await left('sam')).toEqual([0, false]);
  expect(await left('zoe')).toEqual([1, true]);
});
