import { expect, test } from 'vitest';
import { aBook, listed, someWord, theAdmin } from './catalog.ts';

const query = { from: '2013-05-01T00:00:00Z', to: '2013-06-01T00:00:00Z' };

test('the calendar has the published ebooks by the day they came out, once lists have them', async () => {
  const admin = await theAdmin();
  const word = someWord();
  const late = await aBook({ title: `Late ${word}`, created_at: '2013-05-31T23:59:00.000Z' });
  const early = await aBook({ title: `Early ${word}`, created_at: '2013-05-02T10:00:00.000Z' });
  await aBook({ title: `June ${word}`, created_at: '2013-06-01T00:00:00.000Z' });
  await aBook({ title: `Draft ${word}`, status: 'draft', created_at: '2013-05-03T10:00:00.000Z' });
  const own = async () =>
    (await admin.get('/admin/ebooks/calendar', { query })).body.entries.filter(({ title }: { title: string }) =>
      title.endsWith(word),
    );
  await listed(async () => (await own()).length === 2);
  expect(await own()).toEqual([
    { id: early.id, title: `Early ${word}`, at: '2013-05-02T10:00:00.000Z', status: 'published' },
    { id: late.id, title: `Late ${word}`, at: '2013-05-31T23:59:00.000Z', status: 'published' },
  ]);
});
