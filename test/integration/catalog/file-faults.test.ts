import { describe, expect, it } from 'vitest';
import { signedInAgain } from '../accounts/accounts.ts';
import { asAdmin, eventually, fileCloud } from '../cloud.ts';
import { whenMade } from './catalog.ts';
import { copyWorkerOn, textOf } from './copy-worker.ts';

/**
 * The worker that builds files and copies dies, loses S3, or is overtaken by edits and refunds.
 * `file-faults.full.test.ts` covers each of its calls.
 */

const cloud = fileCloud('shop');
const { on, fault, copiesOf, buyer, renamed, ask, later, expectSurvives, owner, ebookId } = copyWorkerOn(cloud);

describe('the worker of the files', () => {
  it.each([
    // A copy, and the items of the copies.
    { service: 's3', operation: 'PutObject', skip: 4, when: 'after' } as const,
    { service: 'dynamodb', operation: 'TransactWriteItems', skip: 1, when: 'after' } as const,
  ])('dies $when $service $operation $skip: ends with one copy per format, with the current title', expectSurvives);

  it('waits for a store that is away, and goes on by itself', async () => {
    const { person } = owner();
    const client = await signedInAgain(person, cloud().url);
    const title = await renamed();
    await fault({ operation: 'PutObject', error: 'ServiceUnavailable' });
    expect((await ask(client)).body.code).toBe('preparing');
    await on('delivered');
    await fault({ error: 'ServiceUnavailable' });
    expect((await ask(client, 'txt')).body.code).toBe('unavailable');
    await later();
    const again = await signedInAgain(person, cloud().url);
    expect(await textOf((await whenMade(() => ask(again))).body.url)).toContain(title);
  });

  it('is overtaken by an edit: no file of an old title under the key of a new one', async () => {
    const { person } = owner();
    const client = await signedInAgain(person, cloud().url);
    await renamed();
    await fault({ operation: 'PutObject', delay: 1000, times: 1 });
    expect((await ask(client)).body.code).toBe('preparing');
    const title = await renamed();
    await later();
    const again = await signedInAgain(person, cloud().url);
    const text = await textOf((await whenMade(() => ask(again))).body.url);
    expect(text).toContain(title);
    expect(new Set(text.match(/Renamed \w{8}/g))).toEqual(new Set([title]));
  });

  it('is overtaken by a refund: the copy does not stay', async () => {
    const { client, person, order, user } = await buyer();
    await renamed();
    await fault({ operation: 'PutObject', delay: 1000, times: 1 });
    expect((await ask(client)).body.code).toBe('preparing');
    const admin = await asAdmin(cloud().url);
    expect((await admin.post(`/admin/orders/${order.id}/refund`, { lines: [ebookId()] })).status).toBe(200);
    await later();
    await eventually(async () => (await copiesOf(user.id)).length === 0);
    expect((await ask(await signedInAgain(person, cloud().url))).status).toBe(403);
  });
});
