import { beforeAll, describe, expect, it } from 'vitest';
import { newestMail, signedInAgain, tokenIn } from './accounts/accounts.ts';
import { author, html, newTitle, put } from './articles/articles.ts';
import { buildLists } from './catalog/catalog.ts';
import type { Client } from './client.ts';
import { asAdmin, control, eventually, fileCloud, signedUp, visitor } from './cloud.ts';
import { checkout, orderIs, ownedBy, press } from './commerce/commerce.ts';
import { confirmSubject, mailAbout, someAddress, tokenOf, welcomeSubject } from './newsletter/newsletter.ts';

/*
 * The main jobs while every read that is not consistent, and every index, shows the table as it was a while ago, as
 * DynamoDB may, and no batch is done at once. Nobody is refused what they have just done, and nobody is shown less than they have just saved; only
 * lists of others may take until the reads catch up.
 */

const late_ms = 2000;
const cloud = fileCloud('shop');
const url = () => cloud().url;

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin(url());
  await control('reads', { late_ms }, url());
  await control('batches', { unprocessed: true }, url());
});

/** Who follows the link of a mail, or has forgotten a password, takes longer than an index. */
const aWhileLater = () => control('clock', { advance_ms: late_ms }, url());
/** Asks until it holds; the clock moves meanwhile, until reads have caught up and what functions keep for seconds has expired. */
const inAWhile = (holds: () => Promise<boolean>) =>
  eventually(async () => {
    if (await holds()) return true;
    await aWhileLater();
    return false;
  });
/** A page for everybody is kept for five seconds. */
const isEventually = (path: string, status: number) =>
  inAWhile(async () => (await visitor(url()).get(path)).status === status);

const cards = async () => (await visitor(url()).get('/ebooks/public', { query: { limit: '100' } })).body;
const aCard = async (isPaid: boolean) => (await cards()).find(({ price }: { price: number }) => price > 0 === isPaid);

describe('with late reads', () => {
  it('somebody registers, signs out and in, confirms the address and changes the password', async () => {
    const { client, person } = await signedUp(url());
    expect((await client.get('/auth/me')).body).toMatchObject({ email: person.email });
    expect((await visitor(url()).post('/auth/register', person)).status).toBe(409);
    expect((await client.post('/auth/send-verification')).status).toBe(200);
    const mail = await newestMail(person.email, 'Confirm your email address', url());
    expect((await visitor(url()).post('/auth/verify-email', { token: tokenIn(mail.text) })).status).toBe(200);
    expect((await client.get('/auth/me')).body).toMatchObject({ email_verified: true });
    const change = { old_password: person.password, new_password: 'An0ther!' };
    expect((await client.post('/auth/change-password', change)).status).toBe(200);
    const again = await signedInAgain({ ...person, password: 'An0ther!' }, url());
    expect((await again.post('/auth/refresh')).status).toBe(200);
    expect((await again.post('/auth/logout')).status).toBeLessThan(300);
  });

  it('a forgotten password is reset by the mail', async () => {
    const { person } = await signedUp(url());
    await aWhileLater();
    await visitor(url()).post('/auth/request-password-reset', { email: person.email });
    const { text } = await newestMail(person.email, 'Reset your Rampart password', url());
    const reset = { token: tokenIn(text), new_password: 'fresh-one' };
    expect((await visitor(url()).post('/auth/reset-password', reset)).status).toBe(200);
    await signedInAgain({ ...person, password: 'fresh-one' }, url());
  });

  it('somebody buys an ebook and reads it', async () => {
    const buyer = await signedUp(url());
    const { id } = await aCard(true);
    const { status, body } = await checkout(buyer, [id]);
    expect(status).toBe(200);
    await press(body.session_id, 'pay', {}, url());
    expect(await orderIs(buyer.client, body.order_id, 'paid')).toBeTruthy();
    expect(await ownedBy(buyer.client)).toEqual([id]);
    expect((await buyer.client.get(`/ebooks/${id}`)).body).toMatchObject({ id, content: expect.any(String) });
    expect((await checkout(buyer, [id])).status).toBe(409);
    const { email } = buyer.person;
    expect((await newestMail(email, 'Your receipt', url())).subject).toBeTruthy();
  });

  it('a wish is on the list at once', async () => {
    const { client } = await signedUp(url());
    const { id } = await aCard(true);
    expect((await client.post('/wishlist/add', { ebook_id: id })).status).toBe(201);
    const { body } = await client.get('/user/library');
    expect(body.wishlist).toMatchObject([{ ebook: { id } }]);
  });

  it('an admin edits an ebook, takes it off sale and puts it back', async () => {
    const { id } = await aCard(false);
    const path = `/admin/ebooks/${id}`;
    const { revision } = (await admin.get(path)).body;
    const title = newTitle();
    expect((await admin.put(path, { title, price: 0, revision })).status).toBe(200);
    expect((await admin.get(path)).body).toMatchObject({ title, revision: revision + 1 });
    expect((await admin.put(path, { title, price: 0, revision })).status).toBe(409);
    expect((await admin.post(`${path}/unpublish`)).status).toBe(200);
    await isEventually(`/ebooks/${id}`, 404);
    expect((await admin.post(`${path}/publish`)).status).toBe(200);
    await isEventually(`/ebooks/${id}`, 200);
    await inAWhile(async () => {
      await buildLists(url());
      return (await cards()).some((card: { title: string }) => card.title === title);
    });
  });

  it('an admin writes, publishes and changes an article', async () => {
    const { id: author_id } = await author(admin);
    const input = { title: newTitle(), content: html, author_id, status: 'published' };
    const { status, body } = await admin.post('/admin/articles', input);
    expect([status, body.article?.revision]).toEqual([201, 1]);
    const { article } = body;
    const title = newTitle();
    expect((await put(admin, article, { title })).status).toBe(200);
    expect((await admin.get(`/admin/articles/${article.id}`)).body).toMatchObject({ title, revision: 2 });
    expect((await visitor(url()).get(`/blog-posts/${article.slug}`)).status).toBe(200);
    await inAWhile(async () => JSON.stringify((await visitor(url()).get('/articles')).body).includes(title));
  });

  it('somebody subscribes to the newsletter and confirms', async () => {
    const email = someAddress();
    const client = visitor(url());
    expect((await client.post('/newsletter/subscribe-public', { email, interests: ['compliance'] })).status).toBe(200);
    const mail = await mailAbout(email, confirmSubject, url());
    await aWhileLater();
    expect((await client.get(`/newsletter/confirm/${tokenOf(mail)}`)).status).toBeLessThan(400);
    expect(await mailAbout(email, welcomeSubject, url())).toBeTruthy();
  });
});
