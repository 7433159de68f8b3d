import { expect, it } from 'vitest';
import { asAdmin, eventually, signedUp, visitor } from '../cloud.ts';
import { mailAbout, someAddress, subscribed } from './newsletter.ts';

/* The mail of a newsletter before it is sent: its preview, a test to its author, whom it would reach. */

it('is previewed as it is typed, and nothing is saved', async () => {
  const admin = await asAdmin();
  const content = '<p onclick="x()">See <a href="/articles">"ours"</a></p>';
  const { status, body } = await admin.post('/admin/newsletters/preview', { subject: 'Now', content });
  expect(status).toBe(200);
  expect(body.html).toContain('See <a href="http');
  expect(body.html).not.toContain('onclick');
  expect(body.text).toMatch(/See “ours” \[1\][\s\S]*\[1\] http\S+\/articles[\s\S]*Unsubscribe: http/);
  // The links by which subscribers are counted are longer.
  expect(body.size).toBeGreaterThan(Buffer.byteLength(body.html));
  expect(body.size).toBeLessThan(Buffer.byteLength(body.html) + 1000);
  expect((await visitor().post('/admin/newsletters/preview', { content })).status).toBe(401);
});

it('is sent as a test to whoever asks, and refused when Gmail would cut it off', async () => {
  const admin = await asAdmin();
  const { email } = (await admin.get('/auth/me')).body;
  const subject = `Test ${someAddress()}`;
  const fields = { subject, preheader: 'First things', content: '<h2>Patch</h2><ul class="tasks"><li>Now</li></ul>' };
  const { body } = await admin.post('/admin/newsletters', {
    ...fields,
    interests: ['compliance'],
    template_id: 'advisory',
  });
  expect(body.newsletter).toMatchObject({ preheader: 'First things', interests: ['compliance'] });
  const path = `/admin/newsletters/${body.newsletter.id}`;
  const asked = await admin.post(`${path}/test`);
  expect([asked.status, asked.body.message]).toEqual([200, `A test is on its way to ${email}`]);
  const mail = await mailAbout(email, `[Test] ${subject}`);
  expect(mail.text).toContain('[ ] Now');
  expect((await (await signedUp()).client.post(`${path}/test`)).status).toBe(403);
  const many = await admin.put(path, { content: `<ul>${'<li>x</li>'.repeat(3500)}</ul>`, revision: 1 });
  expect([many.status, many.body.errors?.content]).toEqual([422, expect.stringContaining('Gmail cuts mails off')]);
});

it('reaches confirmed subscribers by any of its topics, each once', async () => {
  const admin = await asAdmin();
  const about = async (interests: string) =>
    (await admin.get('/admin/newsletters/audience', { query: { interests } })).body.count as number;
  const topics = ['industry_news', 'industry_news,case_studies', 'best_practices'];
  // Other files subscribe people beside this one, and remove them: one more subscriber is seen when none of them does.
  const signedId = await eventually(async () => {
    const before = await Promise.all(topics.map(about));
    const subscriber = await subscribed(['industry_news', 'case_studies']);
    const [one = 0, both = 0, other = 0] = await Promise.all(topics.map(about));
    expect([one <= both, other >= 0]).toEqual([true, true]);
    return one > (before[0] ?? 0) && both > (before[1] ?? 0) && subscriber.signedId;
  });
  expect((await visitor().post(`/newsletter/unsubscribe/${signedId}`)).status).toBe(200);
  expect((await admin.get('/admin/newsletters/audience', { query: { interests: 'nonsense' } })).status).toBe(422);
});
