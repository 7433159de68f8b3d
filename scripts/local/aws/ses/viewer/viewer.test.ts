import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../testing/service-endpoint.ts';
import { openTestMailbox, type TestMailbox } from '../testing/mailbox.ts';

let directory: ReturnType<typeof temporaryDirectory>;
let mailbox: TestMailbox;

beforeEach(async () => {
  directory = temporaryDirectory();
  mailbox = await openTestMailbox({ directory: directory.path, clock: { now: () => Date.UTC(2031, 4, 6, 7, 8, 9) } });
});

afterEach(async () => {
  await mailbox.close();
  directory.remove();
});

function get(url: string, method = 'GET') {
  const { pathname, searchParams } = new URL(url, 'http://local.test');
  return mailbox.service.viewer({ method, path: pathname, query: searchParams });
}

const body = (url: string): string => get(url)?.body ?? '';

const hostile = `</pre><script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;

describe('the list', () => {
  it('shows every mail, newest first', async () => {
    for (const subject of ['first', 'second', 'third']) await mailbox.send({ to: 'a@example.com', subject });
    const html = body('/__local/mail');
    const places = ['third', 'second', 'first'].map((subject) => html.indexOf(`>${subject}</a>`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(html).toContain(`href="/__local/mail/${mailbox.last().id}"`);
    expect(html).toContain('6 May 2031, 07:08:09 UTC');
  });

  it('shows the mails of one address, and says so when there are none', async () => {
    await mailbox.send({ to: 'a@example.com', subject: 'for a' });
    await mailbox.send({ to: 'b@example.com', subject: 'for b' });
    expect(body('/__local/mail?to=A@example.com')).toContain('for a');
    expect(body('/__local/mail?to=a@example.com')).not.toContain('for b');
    expect(body(`/__local/mail?to=${encodeURIComponent('"><script>')}`)).toContain('No mail here yet.');
    expect(body(`/__local/mail?to=${encodeURIComponent('"><script>')}`)).not.toContain('<script>');
  });
});

describe('a mail', () => {
  it('is shown as its recipient would read it', async () => {
    const text = 'Go to https://rampart.test/verify?a=1&b=2. Thank you.';
    await mailbox.send({ to: 'a@example.com', subject: 'Verify', text, html: '<p>Go</p>' });
    const html = body(`/__local/mail/${mailbox.last().id}`);
    expect(html).toContain('<h1>Verify</h1>');
    expect(html).toContain(`src="/__local/mail/${mailbox.last().id}/html"`);
    expect(html).toMatch(/<iframe [^>]*sandbox="(?![^"]*allow-(scripts|same-origin|forms))[^"]+"/);
    const link = 'https://rampart.test/verify?a=1&amp;b=2';
    expect(html).toContain(`<a href="${link}" target="_top">${link}</a>. Thank you.`);
    expect(html).toContain('<dt>subject</dt><dd>Verify</dd>');
  });

  it('shows only the parts it has', async () => {
    await mailbox.send({ to: 'a@example.com', text: 'text only' });
    expect(body(`/__local/mail/${mailbox.last().id}`)).not.toContain('<iframe');
    expect(get(`/__local/mail/${mailbox.last().id}/html`)?.status).toBe(404);
    await mailbox.send({ to: 'a@example.com', html: '<p>html only</p>' });
    expect(body(`/__local/mail/${mailbox.last().id}`)).not.toContain('<pre>');
  });

  it('cannot inject markup into the pages', async () => {
    const headers = { 'X-Evil': hostile };
    const from = { name: hostile, address: 'a@rampart.test' };
    const attachments = [{ filename: hostile, content: 'x' }];
    await mailbox.send({ from, to: 'a@example.com', subject: hostile, text: hostile, headers, attachments });
    for (const page of ['/__local/mail', `/__local/mail/${mailbox.last().id}`]) {
      expect(body(page)).toContain('&lt;script&gt;');
      expect(body(page)).not.toMatch(/<script|<img/);
    }
  });
});

describe('the HTML part', () => {
  const htmlPart = async (html: string) => {
    await mailbox.send({ to: 'a@example.com', html });
    return get(`/__local/mail/${mailbox.last().id}/html`);
  };

  it('runs no script', async () => {
    const part = await htmlPart('<p onclick="alert(1)">x</p><script>alert(1)</script>');
    expect(part?.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:",
    );
    expect(part?.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('opens its links in the whole window', async () => {
    const base = '<base target="_top">';
    expect((await htmlPart('<a href="/x">x</a>'))?.body.trim()).toBe(`${base}<a href="/x">x</a>`);
    const document = '<!DOCTYPE html>\n<html lang="en">\n<head><title>x</title></head><body></body></html>';
    expect((await htmlPart(document))?.body).toContain(`<html lang="en">\n<head>${base}<title>`);
    expect((await htmlPart('<!doctype html><header>x</header>'))?.body.trim()).toBe(
      `<!doctype html>${base}<header>x</header>`,
    );
  });

  it('shows its embedded pictures', async () => {
    const attachments = [{ filename: 'a.png', content: Buffer.from('png'), cid: 'logo' }];
    await mailbox.send({ to: 'a@example.com', html: '<img src="cid:logo">', attachments });
    expect(body(`/__local/mail/${mailbox.last().id}/html`)).toContain('src="data:image/png;base64,cG5n"');
    expect(mailbox.last().attachments).toEqual([]);
  });
});

describe('mail.json', () => {
  it('lists the mails of one address, newest first', async () => {
    await mailbox.send({ to: 'a@example.com', subject: 'one', text: 'x' });
    await mailbox.send({ subject: 'two', html: '<p>y</p>' }, { Destinations: ['b@example.com', 'A@Example.com'] });
    await mailbox.send({ to: 'c@example.com', subject: 'three' });
    const mails = JSON.parse(body('/__local/mail.json?to=a@example.com'));
    expect(mails).toMatchObject([
      { to: 'b@example.com, A@Example.com', subject: 'two', html: expect.stringContaining('<p>y</p>'), text: '' },
      { to: 'a@example.com', subject: 'one', date: '2031-05-06T07:08:09.000Z', from: '"Rampart" <shop@rampart.test>' },
    ]);
    expect(mails[1].headers['mime-version']).toBe('1.0');
    expect(JSON.parse(body('/__local/mail.json'))).toHaveLength(3);
    const ids = (query: string) => JSON.parse(body(`/__local/mail.json${query}`)).map(({ id }: { id: string }) => id);
    expect(ids('?limit=2')).toEqual(ids('').slice(0, 2));
    expect(ids('?limit=2&skip=2')).toEqual(ids('').slice(2));
    expect(get('/__local/mail.json')?.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('the viewer', () => {
  it('handles its own paths and ignores all others', async () => {
    expect(get('/__local/other')).toBeUndefined();
    expect(get('/__local/mailbox')).toBeUndefined();
    expect(get('/')).toBeUndefined();
    expect(get('/__local/mail/')?.status).toBe(200);
    expect(get('/__local/mail/nothing')?.status).toBe(404);
    expect(get('/__local/mail', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(get('/__local/mail', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
