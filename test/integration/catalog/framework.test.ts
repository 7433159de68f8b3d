import { describe, expect, it } from 'vitest';
import { asAdmin, control, eventually, ownCloud, visitor } from '../cloud.ts';
import { unique } from '../unique.ts';

const newName = () => `Framework ${unique()}`;

const made = async (input: object = {}) => {
  const admin = await asAdmin();
  const name = newName();
  const { status, body } = await admin.post('/admin/frameworks', { name, description: 'What it asks for', ...input });
  return { admin, name, status, body, at: `/admin/frameworks/${body.framework?.id}` };
};

describe('frameworks', () => {
  it('are created, changed and deleted by admins, and logged', async () => {
    const { admin, name, status, body, at } = await made({ tags: 'audit, , audit, controls', version: '2.0' });
    expect([status, body.message]).toEqual([201, 'Framework created successfully']);
    expect(body.framework).toMatchObject({ name, category: 'Security', tags: 'audit, controls', usage_count: 0 });

    const changed = await admin.put(at, { category: 'Privacy', tags: '', revision: 1 });
    expect(changed.body).toMatchObject({
      message: 'Framework updated successfully',
      framework: { category: 'Privacy', tags: '', version: '2.0', revision: 2 },
    });
    const late = await admin.put(at, { description: 'Late', revision: 1 });
    expect([late.status, late.body.code, late.body.current.category]).toEqual([409, 'stale_version', 'Privacy']);

    expect((await admin.delete(at)).body.message).toBe('Framework deleted successfully');
    expect((await admin.delete(at)).status).toBe(404);
    const { body: log } = await admin.get(`/admin/audit-log?target_id=${body.framework.id}`);
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'framework.deleted',
      'framework.updated',
      'framework.created',
    ]);
  });

  it('are counted by category, and found by words and category', async () => {
    const admin = await asAdmin();
    const before = (await admin.get('/admin/frameworks/summary')).body;
    const { name, at } = await made({ category: 'Risk Management' });
    expect((await admin.get('/admin/frameworks/summary')).body).toEqual({
      ...before,
      total: before.total + 1,
      'Risk Management': before['Risk Management'] + 1,
    });
    const names = async (query: string) =>
      (await admin.get(`/admin/frameworks?search=${encodeURIComponent(name)}${query}`)).body.map(
        (framework: { name: string }) => framework.name,
      );
    expect(await names('+risk')).toEqual([name]);
    expect(await names('&category=Privacy')).toEqual([]);
    await admin.delete(at);
  });

  it('have names of their own, in any case', async () => {
    const { admin, name, at } = await made();
    const again = await admin.post('/admin/frameworks', { name: name.toUpperCase(), description: 'Another' });
    expect([again.status, again.body.detail]).toEqual([409, 'Another framework has this name']);
    const other = await made();
    expect((await admin.put(other.at, { name, revision: 1 })).status).toBe(409);
    expect((await admin.put(at, { name: name.toUpperCase(), revision: 1 })).status).toBe(200);
  });

  it('stay while ebooks name them, until another one takes their place', async () => {
    const admin = await asAdmin();
    const [soc] = (await admin.get('/admin/frameworks?search=SOC')).body;
    expect(soc.usage_count).toBeGreaterThan(1);
    const { status, body } = await admin.delete(`/admin/frameworks/${soc.id}`);
    expect([status, body.code, body.detail]).toEqual([
      409,
      'in_use',
      `${soc.usage_count} ebooks use this framework. Choose what replaces it.`,
    ]);
    expect((await admin.get('/admin/frameworks?search=SOC')).body).toEqual([soc]);
    const gone = await admin.delete(`/admin/frameworks/${soc.id}?replace_with=frm_00000000000000000000000000`);
    expect(gone.body.errors).toEqual({ replace_with: 'This framework no longer exists. Choose another one.' });
  });

  it('never lose what stands for none', async () => {
    const admin = await asAdmin();
    const [general] = (await admin.get('/admin/frameworks?search=General')).body;
    const [soc] = (await admin.get('/admin/frameworks?search=SOC')).body;
    for (const query of ['', `?replace_with=${soc.id}`]) {
      const { status, body } = await admin.delete(`/admin/frameworks/${general.id}${query}`);
      expect([status, body.detail]).toEqual([
        409,
        '“General” stands for no framework in particular: it cannot be deleted',
      ]);
    }
  });

  it('may be called anything but what stands for none', async () => {
    const admin = await asAdmin();
    const [general] = (await admin.get('/admin/frameworks?search=General')).body;
    const { status, body } = await admin.put(`/admin/frameworks/${general.id}`, {
      ...{ name: newName(), revision: general.revision },
    });
    expect([status, body.detail]).toEqual([
      409,
      '“General” stands for no framework in particular: it cannot be renamed',
    ]);
    const described = await admin.put(`/admin/frameworks/${general.id}`, {
      ...{ name: 'General', description: general.description, revision: general.revision },
    });
    expect(described.body).toMatchObject({ job: null, framework: { name: 'General' } });
  });

  it('show their new description to visitors a minute later', async () => {
    const { url } = await ownCloud('shop');
    const admin = await asAdmin(url);
    const shown = async () => (await visitor(url).get('/frameworks')).body.frameworks;
    const [gdpr] = (await admin.get('/admin/frameworks?search=GDPR')).body;
    expect(await shown()).toContainEqual(expect.objectContaining({ name: 'GDPR', description: gdpr.description }));
    const description = 'The regulation, as amended';
    await admin.put(`/admin/frameworks/${gdpr.id}`, { description, revision: gdpr.revision });
    await control('clock', { advance_ms: 61_000 }, url);
    await eventually(async () =>
      (await shown()).some((each: object) => 'description' in each && each.description === description),
    );
  });

  it.each([
    [{ description: 'X' }, 'name'],
    [{ name: 'X' }, 'description'],
    [{ name: 'X', description: 'X', category: 'Other' }, 'category'],
    [{ name: 'X', description: 'X', url: 'javascript:alert(1)' }, 'url'],
  ])('refuse %o', async (input, field) => {
    const { status, body } = await (await asAdmin()).post('/admin/frameworks', input);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
