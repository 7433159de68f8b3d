import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asAdmin, control, eventually, mailsTo, visitor } from '../cloud.ts';
import { contact } from './inquiries.ts';

describe('a form with a key', () => {
  const send = (body: object, key: string) =>
    visitor().post('/contact/general', body, { headers: { 'idempotency-key': key } });
  const subjectsOf = async (email: string) => {
    const { body } = await (await asAdmin()).get('/admin/inquiries?limit=100');
    return body
      .filter((each: { email: string }) => each.email === email)
      .map(({ subject }: { subject: string }) => subject);
  };

  it('is kept once, however often it is sent, and answered alike', async () => {
    const [written, key] = [contact(), randomUUID()];
    const answers = [...(await Promise.all([send(written, key), send(written, key)])), await send(written, key)];
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await eventually(async () => (await subjectsOf(written.email)).length > 0)).toBe(true);
    await control('delivered', {});
    expect(await subjectsOf(written.email)).toEqual([written.subject]);
    const thanks = (await mailsTo(written.email)).filter(({ subject }) => subject.startsWith('We have received'));
    expect(thanks.length).toBeLessThanOrEqual(1);
  });

  it('is refused when the key was another’s, and when it is none', async () => {
    const [written, key] = [contact(), randomUUID()];
    expect((await send(written, key)).status).toBe(201);
    const other = await send({ ...written, message: 'Something else' }, key);
    expect([other.status, other.body.detail]).toEqual([
      422,
      'This key belongs to another request. Please use a new one.',
    ]);
    expect((await send(written, 'short')).status).toBe(400);
    expect((await send({ ...written, message: 'Something else' }, randomUUID())).status).toBe(201);
  });

  it('may have the key of another form: both are kept', async () => {
    const [written, headers] = [contact(), { 'idempotency-key': randomUUID() }];
    for (const form of ['/contact/general', '/contact-form'])
      expect((await visitor().post(form, written, { headers })).status).toBe(201);
    expect(await eventually(async () => (await subjectsOf(written.email)).length === 2)).toBe(true);
  });
});
