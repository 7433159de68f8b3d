import { expect, test } from 'vitest';
import { bucketOf } from '../catalog/objects.ts';
import { asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { asked, ended, generationOf } from './generations.ts';

const hour = 3_600_000;
const shared = fileCloud();

test('texts of no generation are removed after a day; those of one stay', async () => {
  const cloud = shared();
  const { url } = cloud;
  const bucket = bucketOf(cloud);
  const { id } = await asked(await asAdmin(url));
  await ended(await asAdmin(url), id);
  const texts = await bucket.keys(`generations/${id}/`);
  expect(texts.length).toBeGreaterThan(12);
  await bucket.put('generations/gen_01ARZ3NDEKTSV4RRFFQ69G5FAV/outline.json');
  await control('clock', { advance_ms: 25 * hour }, url);
  await control('fire/GenerationObjectSweep', {}, url);
  expect(await bucket.keys('generations/')).toEqual(texts);
});

test('a generation whose execution is lost fails once it should be over, and can be tried again', async () => {
  const { url } = shared();
  await control(
    'faults',
    { service: 'states', operation: 'StartExecution', error: 'ServiceUnavailable', status: 503 },
    url,
  );
  const { id } = await asked(await asAdmin(url));
  const retry = async () => (await asAdmin(url)).post(`/admin/generations/${id}/retry`);
  const lost = async () => {
    await control('clock', { advance_ms: 2 * hour }, url);
    const admin = await asAdmin(url);
    return eventually(async () => {
      await control('fire/GenerationOutboxSweep', {}, url).catch(() => undefined);
      const found = await generationOf(admin, id);
      return found.status === 'failed' && found;
    });
  };
  const error = 'The generation stopped before it was done. Try again.';
  expect(await lost()).toMatchObject({ error, attempt: 1 });
  // Each attempt is looked after.
  expect((await retry()).status).toBe(200);
  expect(await lost()).toMatchObject({ error, attempt: 2 });
  await control('faults', { clear: true }, url);
  expect((await retry()).status).toBe(200);
  expect(await ended(await asAdmin(url), id)).toMatchObject({ status: 'completed', attempt: 3 });
});
