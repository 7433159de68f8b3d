import { describe, expect, it } from 'vitest';
import { asAdmin, control, eventually, everywhere, fileCloud, visitor } from '../cloud.ts';
import { ended, expectSurvives, frameworkNamed, name, newName, sources, used } from './renaming.ts';

const cloud = fileCloud('shop');
const admins = () => asAdmin(cloud().url);

describe('a new name', () => {
  it('comes to all ebooks, drafts and those in the trash included, and its count with it', async () => {
    const admin = await admins();
    const framework = await used(admin, 4);
    const [draft = '', gone = '', ...onSale] = framework.ids;
    await admin.post(`/admin/ebooks/${draft}/unpublish`);
    await admin.delete(`/admin/ebooks/${gone}`);
    const to = newName();
    const { body } = await admin.put(framework.at, { name: to, revision: 1 });
    expect(body.framework).toMatchObject({ name: to, usage_count: 4, revision: 2 });
    expect(body.job).toMatchObject({ total: 4, title: `Replace “${framework.name}” by “${to}” in 4 ebooks` });
    expect(await ended(admin, body.job.id)).toMatchObject({ state: 'done', done: 4, failed: 0, failures: [] });
    await admin.post(`/admin/ebooks/${gone}/restore`);
    expect(await sources(admin, framework.ids)).toEqual(framework.ids.map(() => to));
    expect((await frameworkNamed(admin, to)).usage_count).toBe(4);
    const { body: log } = await admin.get(`/admin/audit-log?target_id=${onSale[0]}`);
    expect(log[0]).toMatchObject({ action: 'ebook.updated', changes: { regulatory_source: [framework.name, to] } });
    // The former name is free again, and the framework can get another one.
    const again = { name: framework.name, description: 'Another one' };
    expect((await admin.post('/admin/frameworks', again)).status).toBe(201);
    expect((await admin.put(framework.at, { name: newName(), revision: 2 })).status).toBe(200);
  });

  it('is what visitors find, filter by and read, and the former one is not', async () => {
    const { url } = cloud();
    const admin = await admins();
    const framework = await used(admin, 2);
    const to = newName();
    const { body } = await admin.put(framework.at, { name: to, revision: 1 });
    await ended(admin, body.job.id);
    await control('fire/CatalogSweep', {}, url);
    const choices = async () => (await visitor(url).get('/frameworks')).body.frameworks;
    const countOf = async (wanted: string) =>
      (await choices()).find((each: { name: string }) => each.name === wanted)?.count;
    await everywhere(
      'Catalog-Http',
      async () => (await countOf(to)) === 2 && (await countOf(framework.name)) === undefined,
      url,
    );
    const found = (filter: object) => visitor(url).post('/ebooks/filter', filter);
    expect((await found({ regulatory_source: to })).body).toHaveLength(2);
    expect((await found({ regulatory_source: framework.name })).body).toEqual([]);
    expect((await found({ search_query: to })).body).toHaveLength(2);
    const read = await visitor(url).get(`/ebooks/${framework.ids[0]}`);
    expect(read.body.regulatory_source).toBe(to);
    // Instances keep the details of frameworks for a minute.
    await control('clock', { advance_ms: 61_000 }, url);
    await eventually(async () => {
      const shown = (await choices()).find((each: { name: string }) => each.name === to);
      return shown?.description === 'What it asks for' && shown.category === 'Privacy';
    });
  });

  it('may differ in its case only', async () => {
    const admin = await admins();
    const framework = await used(admin, 1);
    const to = framework.name.toUpperCase();
    const { body } = await admin.put(framework.at, { name: to, revision: 1 });
    await ended(admin, body.job.id);
    expect(await sources(admin, framework.ids)).toEqual([to]);
    expect((await name(admin, framework.ids[0], framework.name)).regulatory_source).toBe(to);
  });

  it.each([0, 2])('survives the worker dying at write %i', (skip) => expectSurvives(cloud().url, skip));
});

describe('while a framework gets a new name', () => {
  it('ebooks that name the old one get the new one, and no second job begins', async () => {
    const admin = await admins();
    const { url } = cloud();
    const framework = await used(admin, 2);
    const other = await used(admin, 1);
    await control('delivered', {}, url);
    // The worker cannot write: the job waits.
    const broken = { service: 'dynamodb', operation: 'TransactWriteItems', error: 'InternalServerError', status: 500 };
    await control('faults', { ...broken, skip: 1, times: 4 }, url);
    const to = newName();
    const { body } = await admin.put(framework.at, { name: to, revision: 1 });
    await control('delivered', {}, url);
    await control('faults', { clear: true }, url);
    expect((await name(admin, other.ids[0], framework.name)).regulatory_source).toBe(to);
    const arriving = `“${to}” is taking the place of another name. Try again when that job is done.`;
    const again = await admin.put(framework.at, { name: newName(), revision: 2 });
    expect([again.status, again.body.detail]).toEqual([409, arriving]);
    const deleted = await admin.delete(framework.at);
    expect([deleted.status, deleted.body.detail]).toEqual([409, arriving]);
    const taken = await admin.post('/admin/frameworks', { name: framework.name, description: 'Mine' });
    expect([taken.status, taken.body.detail]).toEqual([
      409,
      `“${framework.name}” is being replaced by “${to}”. Try again when that is done.`,
    ]);
    // What does not touch the name is changed as ever.
    const described = await admin.put(framework.at, { description: 'Said anew', revision: 2 });
    expect(described.body).toMatchObject({ job: null, framework: { description: 'Said anew', usage_count: 2 } });
    await control('clock', { advance_ms: 10 * 60_000 }, url);
    await control('fire/CatalogOutboxSweep', {}, url);
    const later = await admins();
    expect((await ended(later, body.job.id)).state).toBe('done');
    expect(await sources(later, framework.ids)).toEqual([to, to]);
  });
});

describe('a merge', () => {
  it('puts one framework in the place of another, and that is gone', async () => {
    const admin = await admins();
    const framework = await used(admin, 2);
    const heir = (await admin.post('/admin/frameworks', { name: newName(), description: 'The other' })).body.framework;
    const { body } = await admin.delete(`${framework.at}?replace_with=${heir.id}`);
    expect((await ended(admin, body.job.id)).state).toBe('done');
    expect(await sources(admin, framework.ids)).toEqual([heir.name, heir.name]);
    expect((await frameworkNamed(admin, heir.name)).usage_count).toBe(2);
    expect(await frameworkNamed(admin, framework.name)).toBeUndefined();
  });
});

describe('a framework that an ebook names', () => {
  it('and that is new joins, spelled as the first one had it', async () => {
    const admin = await admins();
    const [one, two] = (await admin.get('/admin/ebooks?limit=2')).body;
    const wanted = newName();
    await name(admin, one.id, wanted);
    expect((await name(admin, two.id, wanted.toLowerCase())).regulatory_source).toBe(wanted);
    const made = await frameworkNamed(admin, wanted);
    expect(made).toMatchObject({ usage_count: 2, description: '', category: 'Security', revision: 1 });
    const { body: log } = await admin.get(`/admin/audit-log?target_id=${made.id}`);
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['framework.created']);
  });

  it('is offered by forms under its new name, and no longer under a usual one that it had', async () => {
    const admin = await admins();
    const offered = async (): Promise<string[]> => (await admin.get('/admin/vocabulary')).body.frameworks;
    expect(await offered()).toEqual(expect.arrayContaining(['NIST CSF', 'CCPA', 'General', 'SOX']));
    const ccpa = await frameworkNamed(admin, 'CCPA');
    const to = newName();
    const { body } = await admin.put(`/admin/frameworks/${ccpa.id}`, { name: to, revision: ccpa.revision });
    if (body.job) await ended(admin, body.job.id);
    expect(await offered()).toContain(to);
    expect(await offered()).not.toContain('CCPA');
  });
});
