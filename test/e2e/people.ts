import type { Page } from '@playwright/test';
import { expect, someEmail } from './fixtures.ts';

/**
 * Creates an account through the API and signs the page's browser in, for tests whose subject is something else.
 * `known` is what the browser remembers of the person besides the server's response.
 */
export async function signUp(
  page: Page,
  known: Record<string, unknown> = {},
): Promise<{ email: string; password: string; token: string }> {
  const person = { name: 'Sam Sample', email: someEmail(), password: 'Passw0rd!' };
  const answer = await page.request.post('/api/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  const { access_token: token, user } = await answer.json();
  await remember(page, token, { ...user, ...known });
  return { ...person, token };
}

/** Signs the seeded admin in. */
export async function signInAdmin(page: Page): Promise<string> {
  const data = { email: 'admin@rampart.test', password: 'rampart-admin' };
  const answer = await page.request.post('/api/auth/admin-login', { data });
  expect(answer.status()).toBe(200);
  const { access_token: token, user } = await answer.json();
  await remember(page, token, user);
  return token;
}

/** Signs the page's browser in, as a sign-in would. */
export async function remember(page: Page, token: string, user: unknown): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('signed-in-once')) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('user', value ?? '');
      localStorage.setItem('token', key ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

/** Answers the question before every payment. */
export async function acceptTerms(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Before you pay' });
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Continue to payment' }).click();
}

export interface ListedEbook {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly is_free: boolean;
  readonly difficulty_level: string;
  readonly created_at: string;
}

/** What the shop offers, newest first. */
export async function offers(page: Page): Promise<ListedEbook[]> {
  return (await page.request.get('/api/ebooks/public?limit=100')).json();
}

/** What the shop began with, newest first: tests beside this one publish short books of their own. */
export async function stock(page: Page): Promise<ListedEbook[]> {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  return (await offers(page)).filter(({ created_at }) => created_at < hourAgo);
}

/** Paid ebooks of different titles. */
export async function paidOffers(page: Page, count: number): Promise<ListedEbook[]> {
  return (await stock(page)).filter(({ is_free }) => !is_free).slice(0, count);
}

/** Creates an account that owns the first free ebook, through the API; returns the ebook's id. */
export async function ownFree(page: Page): Promise<string> {
  const id = (await stock(page)).find(({ is_free }) => is_free)?.id ?? '';
  const { token } = await signUp(page, { purchased_ebooks: [id] });
  await checkout(page, token, [id]);
  return id;
}

/** Opens a payment session for ebooks and returns its id. */
export async function checkout(page: Page, token: string, ids: readonly string[]): Promise<string> {
  const answer = await page.request.post(`/api/payments/checkout?ebook_ids=${ids.join(',')}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).session_id;
}
