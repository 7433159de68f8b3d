import { describe, expect, test } from 'vitest';
import { readCounter } from '#lib/table/counter.ts';
import { aBook } from './catalog.ts';
import { asAdmin, ownCloud, signedUp, visitor } from './cloud.ts';

describe('the figures of the site', () => {
  test('are those of the shop', async () => {
    const { status, body, headers } = await visitor().get('/stats');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('public');
    expect(body).toEqual({
      total_ebooks: expect.any(Number),
      total_downloads: expect.any(Number),
      total_purchases: expect.any(Number),
      active_frameworks: expect.any(Number),
      user_satisfaction: expect.any(Number),
      prompt_packages: expect.any(Number),
    });
    expect(body.total_ebooks).toBeGreaterThanOrEqual(30);
    expect(body.prompt_packages).toBeGreaterThanOrEqual(4);
    expect(body.active_frameworks).toBeGreaterThanOrEqual(12);
  });

  test('have defaults while there is no data', async () => {
    const { url } = await ownCloud('empty');
    expect((await visitor(url).get('/stats')).body).toEqual({
      total_ebooks: 0,
      total_downloads: 0,
      total_purchases: 0,
      active_frameworks: 8,
      user_satisfaction: 4.8,
      prompt_packages: 0,
    });
  }, 120_000);
});

describe('the tiles of the dashboard', () => {
  test('are for admins', async () => {
    expect((await visitor().get('/admin/stats')).status).toBe(401);
    expect((await (await signedUp()).client.get('/admin/stats')).status).toBe(403);
  });

  test('are as of now', async () => {
    const admin = await asAdmin();
    const before = (await admin.get('/admin/stats')).body;
    await aBook({ status: 'draft', category: 'Prompt Vault' });
    await signedUp();
    const after = (await admin.get('/admin/stats')).body;
    expect(after.total_ebooks).toBeGreaterThan(before.total_ebooks);
    expect(after.prompt_packages).toBeGreaterThan(before.prompt_packages);
    expect(after.total_users).toBeGreaterThan(before.total_users);
    expect(after.total_users).toBeLessThanOrEqual(await readCounter('users'));
    expect(after).toMatchObject({
      newsletter_subscribers: expect.any(Number),
      revenue: expect.any(Number),
      total_orders: expect.any(Number),
    });
  });
});
