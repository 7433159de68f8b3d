import { test } from 'vitest';
import { asAdmin, control, eventually, ownCloud, visitor } from '../cloud.ts';
import { buildLists, idsOf } from './catalog.ts';

test('an unpublished book is no longer listed, even when the record of the last build was lost', async () => {
  const { url } = await ownCloud('shop');
  const [nobody, admin] = [visitor(url), await asAdmin(url)];
  const listed = async () => idsOf((await nobody.get<{ id: string }[]>('/ebooks/public?limit=100')).body);
  // Instances look for newer lists every five seconds.
  const shows = (isListed: boolean) =>
    eventually(async () => {
      if ((await listed()).includes(id) === isListed) return true;
      await control('clock', { advance_ms: 1000 }, url);
      return false;
    });
  const [id = ''] = await listed();
  const later = async (milliseconds: number) => {
    await control('clock', { advance_ms: milliseconds }, url);
    await buildLists(url);
  };
  await admin.post(`/admin/ebooks/${id}/unpublish`);
  await shows(false);
  await later(60_000);

  // The builder's first update claims the build and goes through; its second one is the record.
  await control('faults', { service: 'dynamodb', operation: 'UpdateItem', delay: 1, times: 1 }, url);
  const refused = { error: 'InternalServerError', status: 500 };
  await control('faults', { service: 'dynamodb', operation: 'UpdateItem', ...refused }, url);
  await admin.post(`/admin/ebooks/${id}/publish`);
  await shows(true);
  await admin.post(`/admin/ebooks/${id}/unpublish`);
  await control('faults', { clear: true }, url);

  // The builder that lost its record holds its claim as long as Lambda lets it run.
  await later(75_000);
  await shows(false);
});
