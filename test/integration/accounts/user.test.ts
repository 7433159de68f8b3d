import { describe, expect, test } from 'vitest';
import { signedUp, visitor } from '../cloud.ts';
import { keyOf, someHighlight } from '../library/highlights.ts';
import { anEbook, give } from './accounts.ts';

describe('the live user', () => {
  test('requires a valid token', async () => {
    const client = visitor();
    expect((await client.get('/auth/me')).status).toBe(401);
    client.token = 'made.up.token';
    expect((await client.get('/auth/me')).status).toBe(401);
  });

  test('lists owned ebooks', async () => {
    const { client, user } = await signedUp();
    const ebook = await anEbook();
    await give(user.id, [ebook]);
    expect((await client.get('/auth/me')).body.purchased_ebooks).toEqual([ebook]);
    expect((await client.post('/auth/refresh')).body.user.purchased_ebooks).toEqual([ebook]);
  });
});

describe('export', () => {
  test('holds everything about the person and nothing of others', async () => {
    const { client, user, person } = await signedUp();
    const { user: other } = await signedUp();
    const [owned, wished] = [await anEbook(), await anEbook()];
    await give(user.id, [owned], 4950, 'ord_1');
    await give(other.id, [wished]);
    await client.post('/wishlist/add', { ebook_id: wished });
    await client.put(`/user/reading/${owned}`, { position: 0.5, paragraph: 7, heading: 'Scope' });
    await client.put(`/user/highlights/${owned}/${keyOf(1)}`, someHighlight);
    await client.put(`/ebooks/${owned}/rating`, { rating: 4 });
    const { id: welcome } = (await client.get('/notifications')).body.notifications[0];
    await client.post(`/notifications/${welcome}/dismiss`);
    const answer = await client.get('/user/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="account-export.json"');
    expect(answer.body).toEqual({
      exported_at: expect.any(String),
      profile: {
        id: user.id,
        name: person.name,
        email: person.email,
        role: 'user',
        email_verified: false,
        second_factor: false,
        created_at: user.created_at,
        last_login: user.created_at,
      },
      sessions: [
        {
          ...{ device: expect.any(String), back_office: false },
          ...{ began_at: expect.any(String), last_used_at: expect.any(String) },
        },
      ],
      saved_views: [],
      ebooks: [{ ebook_id: owned, order_id: 'ord_1', paid: 49.5, purchased_at: expect.any(String) }],
      wishlist: [{ wishlist_id: expect.any(String), ebook_id: wished, added_at: expect.any(String) }],
      reading: [{ ebook_id: owned, position: 0.5, paragraph: 7, heading: 'Scope', updated_at: expect.any(String) }],
      highlights: [
        {
          ...{ ebook_id: owned, key: keyOf(1), ...someHighlight },
          ...{ created_at: expect.any(String), updated_at: expect.any(String) },
        },
      ],
      licensed_copies: [],
      ratings: [{ ebook_id: owned, rating: 4, updated_at: expect.any(String) }],
      orders: [],
      code_uses: [],
      notifications: [
        {
          id: welcome,
          title: 'Welcome to Rampart',
          message: expect.stringContaining('Your library is open.'),
          notification_type: 'other',
          discount_code: null,
          discount_percentage: null,
          expires_at: null,
          created_at: expect.any(String),
          shown_at: null,
          dismissed_at: expect.any(String),
        },
      ],
      announcements: [],
      last_wishlist_offer: null,
      newsletter_registration: [],
      newsletter_subscriptions: [],
      inquiries: [],
    });
    expect((await visitor().get('/user/export')).status).toBe(401);
  });
});
