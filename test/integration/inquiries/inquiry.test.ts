import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newestMail } from '../accounts/accounts.ts';
import { asAdmin, control, eventually, mailsTo, ownCloud, visitor, withinAMinute } from '../cloud.ts';
import { contact, sent, somebody } from './inquiries.ts';

const nowhere = 'inq_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const operator = 'desk@rampart.test';

describe('the forms', () => {
  it.each([
    [
      '/contact/advertise',
      { company: 'ACME', advertisingBudget: '1000-5000', advertisingGoals: 'other', phone: '1', type: 'advertising' },
      'Your advertising inquiry has been sent successfully!',
      { kind: 'advertise', company: 'ACME', advertisingBudget: '1000-5000', advertisingGoals: 'other' },
    ],
    ['/contact/general', {}, 'Your message has been sent successfully!', { kind: 'contact', inquiryType: 'general' }],
    [
      '/contact-form',
      { interest: 'Group Training' },
      "Thank you! We'll contact you within 24 hours to discuss your coaching needs.",
      { kind: 'coaching', interest: 'Group Training' },
    ],
  ])('%s is kept, acknowledged and told to the operator', async (path, fields, message, stored) => {
    const subject = `Subject ${randomUUID()}`;
    const written = contact({ ...fields, subject });
    const { status, body } = await visitor().post(path, written);
    expect([status, body]).toEqual([201, { success: true, message }]);
    const acknowledgement = await newestMail(written.email, 'We have received your');
    expect(acknowledgement.text).not.toContain(written.message);
    const told = await eventually(async () => (await mailsTo(operator)).find((mail) => mail.subject.includes(subject)));
    expect(told.text).toContain(written.message);
    expect(told.text).toContain(written.email);
    expect(told.headers['reply-to']).toBe(written.email);
    const admin = await asAdmin();
    const row = await eventually(async () =>
      (await admin.get('/admin/inquiries?limit=100')).body.find(
        (each: { subject: string }) => each.subject === subject,
      ),
    );
    expect(row).toMatchObject({ ...stored, state: 'new', notes: '', replies: [], email: written.email });
  });

  it('say what is missing', async () => {
    const empty = await visitor().post('/contact/advertise', { name: ' ', email: 'x', message: '', company: '' });
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      {
        name: 'Please enter your name',
        email: 'Please enter a valid email address',
        message: 'Please write a message',
        company: 'Please enter your company',
      },
    ]);
    const wrong = await visitor().post('/contact-form', contact({ interest: 'Chess', subject: 'x'.repeat(201) }));
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([422, ['interest', 'subject']]);
  });

  it.each(['email', 'subject', 'name'])('let no line break of the %s into a mail', async (field) => {
    const { status, body } = await visitor().post(
      '/contact/general',
      contact({ [field]: 'a@example.test\r\nBcc: victim@example.test' }),
    );
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await mailsTo('victim@example.test')).toEqual([]);
  });

  it('thank a bot and discard its message', async () => {
    const written = contact({ leave_empty: 'https://spam.test' });
    const { status, body } = await visitor().post('/contact/general', written);
    expect([status, body.message]).toEqual([201, 'Your message has been sent successfully!']);
    expect(await mailsTo(written.email)).toEqual([]);
  });

  it('accept five inquiries a minute from one visitor, and five for one address', async () => {
    const sixth = await withinAMinute(async () => {
      const client = visitor();
      for (let n = 0; n < 5; n++) expect((await client.post('/contact/general', contact())).status).toBe(201);
      return client.post('/contact/general', contact());
    });
    expect([sixth.status, sixth.body.detail, sixth.headers.has('retry-after')]).toEqual([
      ...[429, 'Too many attempts. Please wait a minute and try again.', true],
    ]);
    const { email, status } = await withinAMinute(async () => {
      const address = somebody();
      const write = () => visitor().post('/contact/general', contact({ email: address }));
      for (let n = 0; n < 5; n++) await write();
      return { email: address, status: (await write()).status };
    });
    expect(status).toBe(429);
    await eventually(async () => (await mailsTo(email)).length === 5);
  });

  it('acknowledge to one address five times an hour, and still accept what it writes beyond that', async () => {
    const { url } = await ownCloud();
    const email = somebody();
    const write = async () => (await visitor(url).post('/contact/general', contact({ email }))).status;
    for (let n = 0; n < 4; n++) expect(await write()).toBe(201);
    await control('clock', { advance_ms: 61_000 }, url);
    for (let n = 0; n < 3; n++) expect(await write()).toBe(201);
    expect(await mailsTo(email, url)).toHaveLength(5);
    expect(await mailsTo(operator, url)).toHaveLength(7);
    const admin = await asAdmin(url);
    await eventually(async () => (await admin.get('/admin/inquiries')).body.length === 7);
    await control('clock', { advance_ms: 60 * 60_000 }, url);
    expect(await write()).toBe(201);
    expect(await mailsTo(email, url)).toHaveLength(6);
  });

  it('lose no mail while SES is unavailable', async () => {
    const { url } = await ownCloud();
    await control('faults', { service: 'ses', error: 'Throttling', status: 400, times: 30 }, url);
    const written = contact();
    expect((await visitor(url).post('/contact/general', written)).status).toBe(201);
    expect(await mailsTo(written.email, url)).toEqual([]);
    await control('faults', { clear: true }, url);
    await control('clock', { advance_ms: 120_000 }, url);
    await control('fire/InquiriesOutboxSweep', {}, url);
    await eventually(async () => (await mailsTo(written.email, url)).length === 1);
    await eventually(async () => (await mailsTo(operator, url)).length === 1);
  });
});

describe('the back-office', () => {
  it('answers an inquiry by a mail that is kept', async () => {
    const { admin, inquiry, written } = await sent();
    const message = 'Everything.\n\nReally.';
    const { status, body } = await admin.post(`/admin/inquiries/${inquiry.id}/reply`, { message, revision: 1 });
    expect(status).toBe(200);
    expect(body.inquiry).toMatchObject({ state: 'open', revision: 2, replies: [{ message, by: 'Ada Admin' }] });
    const reply = await newestMail(written.email, `Re: ${written.subject}`);
    expect(reply?.text).toContain('Really.');
    const again = await admin.post(`/admin/inquiries/${inquiry.id}/reply`, { message, revision: 1 });
    expect([again.status, again.body.code]).toEqual([409, 'stale_version']);
    const empty = await admin.post(`/admin/inquiries/${inquiry.id}/reply`, { message: ' ', revision: 2 });
    expect([empty.status, empty.body.errors]).toEqual([422, { message: 'Please write a message' }]);
  });

  it('keeps state and notes, and logs who changed them', async () => {
    const { admin, inquiry } = await sent();
    const { body } = await admin.put(`/admin/inquiries/${inquiry.id}`, { state: 'done', notes: 'Called', revision: 1 });
    expect(body.inquiry).toMatchObject({ state: 'done', notes: 'Called', revision: 2 });
    const late = await admin.put(`/admin/inquiries/${inquiry.id}`, { state: 'new', revision: 1 });
    expect([late.status, late.body.current.state]).toEqual([409, 'done']);
    expect((await admin.put(`/admin/inquiries/${inquiry.id}`, { state: 'lost', revision: 2 })).status).toBe(422);
    const { body: rows } = await admin.get(`/admin/audit-log?target_id=${inquiry.id}`);
    expect(rows).toMatchObject([{ action: 'inquiry.updated', changes: { state: ['new', 'done'] } }]);
    expect((await admin.get(`/admin/inquiries/${nowhere}`)).status).toBe(404);
    expect((await admin.put(`/admin/inquiries/${nowhere}`, { revision: 1 })).status).toBe(404);
  });

  it('finds inquiries by the beginning of an address, or of any word of a name', async () => {
    const admin = await asAdmin();
    const word = `Zw${randomUUID().slice(0, 8)}`;
    const [older, newer] = [
      contact({ name: `Dr. ${word} Example` }),
      contact({ name: `${word.toUpperCase()} Sample` }),
    ];
    for (const written of [older, newer]) await visitor().post('/contact/general', written);
    const found = async (query: Record<string, string>): Promise<string[]> =>
      (await admin.get('/admin/inquiries', { query })).body.map(({ email }: { email: string }) => email);
    expect((await found({ search: word })).sort()).toEqual([older.email, newer.email].sort());
    expect(await found({ search: `${word} ex` })).toEqual([older.email]);
    expect(await found({ search: newer.email.slice(0, -3).toUpperCase() })).toEqual([newer.email]);
    expect(await found({ search: newer.email, state: 'done' })).toEqual([]);
    expect(await found({ search: newer.email, kind: 'coaching' })).toEqual([]);
    expect(await found({ search: newer.email, kind: 'contact', state: 'new' })).toEqual([newer.email]);
    const bad = await admin.get('/admin/inquiries', { query: { search: 'a', cursor: 'name' } });
    expect([bad.status, bad.body.errors]).toEqual([422, { cursor: 'Not a valid cursor' }]);
  });

  it('lists by state and kind, newest first, in pages', async () => {
    const { url } = await ownCloud();
    const { admin, inquiry: first } = await sent(url);
    await visitor(url).post('/contact-form', contact());
    const { inquiry: last } = await sent(url);
    await admin.put(`/admin/inquiries/${first.id}`, { state: 'done', revision: 1 });
    const ids = async (query: string) =>
      (await admin.get(`/admin/inquiries${query}`)).body.map(({ id }: { id: string }) => id);
    await eventually(async () => (await ids('?state=done')).length === 1);
    expect(await ids('?kind=contact')).toEqual([last.id, first.id]);
    expect(await ids('?kind=contact&state=new')).toEqual([last.id]);
    expect(await ids('?kind=coaching&state=done')).toEqual([]);
    expect(await ids('')).toHaveLength(3);
    const page = await admin.get('/admin/inquiries?limit=2');
    const cursor = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1];
    expect(await ids(`?limit=2&cursor=${cursor}`)).toEqual([first.id]);
    expect((await admin.get('/admin/inquiries?cursor=x')).status).toBe(422);
    expect((await admin.get('/admin/inquiries?state=lost')).status).toBe(422);
  });
});
