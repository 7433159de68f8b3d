import { describe, expect, test } from 'vitest';
import { ownCloud, signedUp, visitor } from './cloud.ts';

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
  });
});

describe('the tiles of the dashboard', () => {
  test('are for admins', async () => {
    expect((await visitor().get('/admin/stats')).status).toBe(401);
    expect((await (await signedUp()).client.get('/admin/stats')).status).toBe(403);
  });
});
