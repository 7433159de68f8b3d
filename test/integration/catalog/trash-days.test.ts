import { expect, test } from 'vitest';
import { asAdmin, control, ownCloud } from '../cloud.ts';
import { passQuietly } from '../pass-quietly.ts';
import { idsOf } from './catalog.ts';

/* Everything stays in the trash for 30 days: each kind can be restored an hour before the end, none an hour after. */

const hour = 3_600_000;
const sweeps = ['CatalogTrashSweep', 'ArticleSchedule', 'AiToolsTrashSweep', 'CoachingTrashSweep'];
const kinds = [
  { kind: 'an ebook', list: '/admin/ebooks', query: '?category=Topic' },
  { kind: 'a prompt package', list: '/admin/ebooks', query: '?category=Prompt%20Vault' },
  { kind: 'an article', list: '/admin/articles', query: '' },
  { kind: 'an AI tool', list: '/admin/ai-tools', query: '' },
  { kind: 'a coaching package', list: '/admin/coaching-packages', query: '' },
];

test('the trash keeps everything for 30 days, and nothing for longer', async () => {
  const cloud = await ownCloud('shop');
  const { url } = cloud;
  let admin = await asAdmin(url);
  const things = await Promise.all(
    kinds.map(async ({ kind, list, query }) => {
      const [kept = '', doomed = ''] = idsOf((await admin.get(`${list}${query}`)).body);
      return { kind, list, kept, doomed };
    }),
  );
  type Thing = (typeof things)[number];
  /** The response of each kind, by its name. */
  const ofEach = async (ask: (thing: Thing) => unknown) =>
    Object.fromEntries(await Promise.all(things.map(async (thing) => [thing.kind, await ask(thing)])));
  const statusOf = async (act: 'delete' | 'post', path: string) => (await admin[act](path)).status;
  const restoreLate = () => ofEach(({ list, doomed }) => statusOf('post', `${list}/${doomed}/restore`));
  /** The clock moves past the end of the session. */
  const later = async (hours: number) => {
    passQuietly(cloud, hours * hour);
    admin = await asAdmin(url);
  };
  const sweepAll = () => Promise.all(sweeps.map((sweep) => control(`fire/${sweep}`, {}, url)));

  for (const { list, kept, doomed } of things)
    for (const id of [kept, doomed]) expect(await statusOf('delete', `${list}/${id}`)).toBe(200);
  await later(30 * 24 - 1);
  await sweepAll();
  const restored = await ofEach(({ list, kept }) => statusOf('post', `${list}/${kept}/restore`));
  expect(restored).toEqual(await ofEach(() => 200));

  await later(2);
  expect(await restoreLate()).toEqual(await ofEach(() => 404));
  await sweepAll();
  expect(await restoreLate()).toEqual(await ofEach(() => 404));

  const lastRowOf = async (id: string) => (await admin.get(`/admin/audit-log?target_id=${id}`)).body[0];
  const lastActOn = async (id: string) => (await lastRowOf(id)).action.split('.')[1];
  expect(await ofEach(({ kept }) => lastActOn(kept))).toEqual(await ofEach(() => 'restored'));
  expect(await ofEach(({ doomed }) => lastActOn(doomed))).toEqual(await ofEach(() => 'purged'));

  // An ebook stays with its owners: the log shows what changed of it, and of the others that they are gone.
  const [ebook, , , tool] = things;
  const changed = async (thing: Thing | undefined) => Object.keys((await lastRowOf(thing?.doomed ?? '')).changes);
  expect(await changed(ebook)).toContain('purged_at');
  expect(await changed(ebook)).not.toContain('title');
  expect(await changed(tool)).toContain('name');
});
