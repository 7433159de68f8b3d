import { describe, expect, it } from 'vitest';
import { asAdmin, ownCloud, signedUp, visitor } from '../cloud.ts';

describe('subscription plans', () => {
  it('are the three of the price list, for everybody', async () => {
    const { status, body, headers } = await visitor().get('/subscriptions/plans');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    expect(body).toMatchObject([
      { name: 'Basic', price: 9.99, ebooks_per_week: 1, is_unlimited: false, is_active: true },
      { name: 'Professional', price: 19.99, ebooks_per_week: 3, is_unlimited: false, is_active: true },
      { name: 'Unlimited', price: 39.99, ebooks_per_week: null, is_unlimited: true, is_active: true },
    ]);
    expect(body[0]).not.toHaveProperty('revision');
  });

  it('have no subscribers yet', async () => {
    expect((await visitor().get('/subscriptions/my-status')).status).toBe(401);
    const { body } = await (await signedUp()).client.get('/subscriptions/my-status');
    expect(body).toEqual({ has_subscription: false, plan: null, remaining_this_week: 0 });
  });

  it('are created, changed and deleted by admins, and logged', async () => {
    const { url } = await ownCloud();
    const admin = await asAdmin(url);
    const listed = async () => (await visitor(url).get('/subscriptions/plans')).body;
    const documented = {
      name: 'Team',
      description: 'For five',
      type: 'fixed',
      value: 99.5,
      minQuantity: 5,
      active: true,
    };
    const { status, body } = await admin.post('/admin/subscription-plans', documented);
    expect([status, body.plan.price, body.plan.revision]).toEqual([201, 99.5, 1]);
    const path = `/admin/subscription-plans/${body.plan.id}`;
    expect(await listed()).toMatchObject([{ name: 'Team', price: 99.5 }]);

    const teams = { ...documented, name: 'Teams', is_unlimited: true, ebooks_per_week: 4, revision: 1 };
    const changed = await admin.put(path, teams);
    expect(changed.body.plan).toMatchObject({ name: 'Teams', revision: 2, ebooks_per_week: null, minQuantity: 5 });
    const late = await admin.put(path, { name: 'Late', revision: 1 });
    expect([late.status, late.body.code, late.body.current.name]).toEqual([409, 'stale_version', 'Teams']);
    await admin.put(path, { active: false, revision: 2 });
    expect(await listed()).toEqual([]);
    expect((await admin.get('/admin/subscription-plans')).body).toMatchObject([{ name: 'Teams', is_active: false }]);

    expect((await admin.delete(path)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
    expect((await admin.put(path, { name: 'Gone', revision: 3 })).status).toBe(404);
    const { body: log } = await admin.get(`/admin/audit-log?target_id=${body.plan.id}`);
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'plan.deleted',
      'plan.updated',
      'plan.updated',
      'plan.created',
    ]);
  });

  it.each([
    [{ value: 1 }, 'name'],
    [{ name: 'X' }, 'value'],
    [{ name: 'X', value: 101, type: 'percentage' }, 'value'],
    [{ name: 'X', value: 1, minQuantity: 3, maxQuantity: 2 }, 'maxQuantity'],
    [{ name: 'X', value: 1, validFrom: '2026-12-02', validTo: '2026-12-01' }, 'validTo'],
  ])('refuse %o', async (input, field) => {
    const { status, body } = await (await asAdmin()).post('/admin/subscription-plans', input);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
