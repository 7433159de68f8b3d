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

const body = async (url: string): Promise<string> => (await get(url))?.body ?? '';

const hostile = `</pre><script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;

describe('the list', () => {
  it('shows every mail, newest first', async () => {
    for (const subject of ['first', 'second', 'third']) await mailbox.send({ to: 'a@example.com', subject });
    const html = await body('/__local/mail');
    const places = ['third', 'second', 'first'].map((subject) => html.indexOf(`>${subject}</a>`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(html).toContain(`href="/__local/mail/${(await mailbox.last()).id}"`);
    expect(html).toContain('6 May 2031, 07:08:09 UTC');
  });

  it('shows the mails of one address, and says so when there are none', async () => {
    await mailbox.send({ to: 'a@example.com', subject: 'for a' });
    await mailbox.send({ to: 'b@example.com', subject: 'for b' });
    expect(await body('/__local/mail?to=A@example.com')).toContain('for a');
    expect(await body('/__local/mail?to=a@example.com')).not.toContain('for b');
    expect(await body(`/__local/mail?to=${encodeURIComponent('"><script>')}`)).toContain('No mail here yet.');
    expect(await body(`/__local/mail?to=${encodeURIComponent('"><script>')}`)).not.toContain('<script>');
  });
});

describe('a mail', () => {
  it('is shown as its recipient would read it', async () => {
    const text = 'Go to https://rampart.test/verify?a=1&b=2. Thank you.';
    await mailbox.send({ to: 'a@example.com', subject: 'Verify', text, html: '<p>Go</p>' });
    const html = await body(`/__local/mail/${(await mailbox.last()).id}`);
    expect(html).toContain('<h1>Verify</h1>');
    expect(html).toContain(`src="/__local/mail/${(await mailbox.last()).id}/html"`);
    expect(html).toMatch(/<iframe [^>]*sandbox="(?![^"]*allow-(scripts|same-origin|forms))[^"]+"/);
    const link = 'https://rampart.test/verify?a=1&amp;b=2';
    expect(html).toContain(`<a href="${link}" target="_top">${link}</a>. Thank you.`);
    expect(html).toContain('<dt>subject</dt><dd>Verify</dd>');
  });

  it('shows its HTML at the widths of phones and in both colours, without scripts', async () => {
    await mailbox.send({ to: 'a@example.com', text: 'Hello', html: '<p>Hello</p>' });
    const path = `/__local/mail/${(await mailbox.last()).id}`;
    expect(await body(path)).toContain(`src="${path}/html" style="color-scheme:light"`);
    const phone = await body(`${path}?width=320&scheme=dark`);
    expect(phone).toContain(`src="${path}/html" style="color-scheme:dark;box-sizing:content-box;width:320px"`);
    expect(phone).toContain(`<a href="${path}?width=390&amp;scheme=dark">390 px</a>`);
    expect(phone).toContain(`<a href="${path}?width=320&amp;scheme=light">light</a>`);
    expect(phone).toContain(`<a href="${path}?width=320&amp;scheme=dark" aria-current="true">320 px</a>`);
    expect(phone).toContain('<pre>Hello');
    expect(phone).toMatch(/<iframe [^>]*sandbox="(?![^"]*allow-(scripts|same-origin|forms))[^"]+"/);
    const odd = await body(`${path}?width=${encodeURIComponent('1px;"><script>')}&scheme=x`);
    expect(odd).toContain('style="color-scheme:light"');
    expect(odd).not.toContain('<script');
  });

  it('shows only the parts it has', async () => {
    await mailbox.send({ to: 'a@example.com', text: 'text only' });
    expect(await body(`/__local/mail/${(await mailbox.last()).id}`)).not.toContain('<iframe');
    expect((await get(`/__local/mail/${(await mailbox.last()).id}/html`))?.status).toBe(404);
    await mailbox.send({ to: 'a@example.com', html: '<p>html only</p>' });
    expect(await body(`/__local/mail/${(await mailbox.last()).id}`)).not.toContain('<pre>');
  });

  it('cannot inject markup into the pages', async () => {
    const headers = { 'X-Evil': hostile };
    const from = { name: hostile, address: 'a@rampart.test' };
    const attachments = [{ filename: hostile, content: 'x' }];
    await mailbox.send({ from, to: 'a@example.com', subject: hostile, text: hostile, headers, attachments });
    for (const page of ['/__local/mail', `/__local/mail/${(await mailbox.last()).id}`]) {
      expect(await body(page)).toContain('&lt;script&gt;');
      expect(await body(page)).not.toMatch(/<script|<img/);
    }
  });
});

describe('the HTML part', () => {
  const htmlPart = async (html: string) => {
    await mailbox.send({ to: 'a@example.com', html });
    return get(`/__local/mail/${(await mailbox.last()).id}/html`);
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
    expect(await body(`/__local/mail/${(await mailbox.last()).id}/html`)).toContain('src="data:image/png;base64,cG5n"');
    expect((await mailbox.last()).attachments).toEqual([]);
  });
});

describe('mail.json', () => {
  it('lists the mails of one address, newest first', async () => {
    await mailbox.send({ to: 'a@example.com', subject: 'one', text: 'x' });
    await mailbox.send({ subject: 'two', html: '<p>y</p>' }, { Destinations: ['b@example.com', 'A@Example.com'] });
    await mailbox.send({ to: 'c@example.com', subject: 'three' });
    const mails = JSON.parse(await body('/__local/mail.json?to=a@example.com'));
    expect(mails).toMatchObject([
      { to: 'b@example.com, A@Example.com', subject: 'two', html: expect.stringContaining('<p>y</p>'), text: '' },
      { to: 'a@example.com', subject: 'one', date: '2031-05-06T07:08:09.000Z', from: '"Rampart" <shop@rampart.test>' },
    ]);
    expect(mails[1].headers['mime-version']).toBe('1.0');
    expect(JSON.parse(await body('/__local/mail.json'))).toHaveLength(3);
    expect((await get('/__local/mail.json'))?.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('pages', () => {
  const subjectsIn = async (query: string) =>
    (JSON.parse(await body(`/__local/mail.json?${query}`)) as { subject: string }[]).map(({ subject }) => subject);

  it('of the data begin after `skip` and have at most `limit` mails', async () => {
    for (let number = 1; number <= 5; number += 1)
      await mailbox.send({ to: number % 2 ? 'odd@example.com' : 'even@example.com', subject: `m${number}` });
    expect(await subjectsIn('limit=2')).toEqual(['m5', 'm4']);
    expect(await subjectsIn('skip=3&limit=5')).toEqual(['m2', 'm1']);
    expect(await subjectsIn('to=odd@example.com&skip=1&limit=1')).toEqual(['m3']);
    expect(await subjectsIn('skip=9')).toEqual([]);
    expect(await subjectsIn('skip=-1&limit=many')).toHaveLength(5);
  });

  it('of the list lead to older and newer ones', async () => {
    for (let number = 1; number <= 51; number += 1) await mailbox.send({ to: 'a@example.com', subject: `m${number}.` });
    const first = await body('/__local/mail?to=a@example.com');
    expect(first).toContain('>m51.</a>');
    expect(first).not.toContain('>m1.</a>');
    expect(first).toContain('href="/__local/mail?to=a%40example.com&amp;skip=50">Older</a>');
    const second = await body('/__local/mail?to=a@example.com&skip=50');
    expect(second).toContain('>m1.</a>');
    expect(second).toContain('href="/__local/mail?to=a%40example.com">Newer</a>');
    expect(second).not.toContain('Older');
  });
});

describe('the viewer', () => {
  it('handles its own paths and ignores all others', async () => {
    expect(await get('/__local/other')).toBeUndefined();
    expect(await get('/__local/mailbox')).toBeUndefined();
    expect(await get('/')).toBeUndefined();
    expect((await get('/__local/mail/'))?.status).toBe(200);
    expect((await get('/__local/mail/nothing'))?.status).toBe(404);
    expect(await get('/__local/mail', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get('/__local/mail', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
