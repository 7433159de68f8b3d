import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What two rounds of a newsletter leave of a recipient. */

const lib = onTable(async () => ({
  ...(await import('./recipient.repo.ts')),
  ...(await import('./recipient.view.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

let made = 0;
function placedIn(round: number) {
  return { newsletter_id: `nwl_${made}`, subscriber_id: 'sbr_1', round, batch: '000001', place: 0 };
}
async function shown() {
  const known = (await lib.findRecipients(`nwl_${made}`, ['sbr_1'])).get('sbr_1');
  return lib.toMail(known, 'queued');
}

it.each(['failed', 'suppressed', 'uncertain'] as const)(
  'whoever got the newsletter has got it, also if a second mail was %s',
  async (state) => {
    made += 1;
    await lib.settle(placedIn(1), 'sent');
    const { at } = await shown();
    await lib.settle(placedIn(2), state, state === 'failed' ? 'refused' : undefined);
    expect(await shown()).toMatchObject({ state: 'sent', at, reason: null, round: 2 });
  },
);

it('a second mail that was sent mends a first one that failed', async () => {
  made += 1;
  await lib.settle(placedIn(1), 'failed', 'refused');
  expect(await shown()).toMatchObject({ state: 'failed', reason: 'refused' });
  await lib.settle(placedIn(2), 'sent');
  expect(await shown()).toMatchObject({ state: 'sent', reason: null });
});

it('one that is found to be sent afterwards has got it, too', async () => {
  made += 1;
  await lib.settle(placedIn(1), 'uncertain');
  await lib.transact([lib.foundSentItem(placedIn(1))]);
  await lib.settle(placedIn(2), 'failed', 'refused');
  expect(await shown()).toMatchObject({ state: 'sent', reason: null });
});
