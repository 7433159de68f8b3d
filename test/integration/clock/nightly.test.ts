import { expect, it } from 'vitest';
import { announcedIsDone, asAdmin, control, ownCloud } from '../cloud.ts';
import { passQuietly } from '../pass-quietly.ts';
import { received, settled } from './inquiries.ts';

/* What nights do when the clock is moved: the rules fire by the calendar, nobody calls them by name. */

const day = 86_400_000;

it('moving the clock past some nights deletes what is old by then, and nothing sooner', async () => {
  const cloud = await ownCloud();
  const { url, clock } = cloud;
  const admin = await asAdmin(url);
  const [done, open] = [await received(url), await received(url)];
  await settled(admin, done);
  const sale = { title: 'Sale', message: 'Until tonight', expires_at: new Date(clock.now() + day).toISOString() };
  const notice = (await admin.post('/admin/notifications', sale)).body.notification.id;
  const endless = { title: 'For good', message: 'Nobody looks after it' };
  const kept = (await admin.post('/admin/notifications', endless)).body.notification.id;
  const statuses = async () => {
    const later = await asAdmin(url);
    const paths = [`inquiries/${done}`, `inquiries/${open}`];
    const { body: notices } = await later.get('/admin/notifications');
    return [
      ...(await Promise.all(paths.map(async (path) => (await later.get(`/admin/${path}`)).status))),
      notices.some(({ id }: { id: string }) => id === notice),
      notices.find(({ id }: { id: string }) => id === kept).active,
    ];
  };
  /** The last two days have their runs, which would delete whatever runs before them would. */
  const pass = async (days: number) => {
    passQuietly(cloud, (days - 2) * day);
    await control('clock', { advance_ms: 2 * day }, url);
    await announcedIsDone(url);
    return statuses();
  };
  expect(await pass(181)).toEqual([200, 200, true, true]);
  // AWS may call twice for one time.
  await control('deliveries', { twice: true }, url);
  expect(await pass(2)).toEqual([404, 200, true, true]);
  await control('deliveries', { twice: false }, url);
  expect(await pass(181)).toEqual([404, 200, true, true]);
  expect(await pass(3)).toEqual([404, 200, false, false]);
  const { body: log } = await (await asAdmin(url)).get(`/admin/audit-log?target_id=${notice}`);
  expect(log.map(({ action, actor_name }: Record<string, string>) => [action, actor_name])).toEqual([
    ['notification.deleted', 'Schedule'],
    ['notification.created', expect.any(String)],
  ]);
});
