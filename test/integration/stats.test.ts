import { describe, expect, test } from 'vitest';
import { ownCloud, signedUp, visitor } from './cloud.ts';

describe('the figures of the site', () => {
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
