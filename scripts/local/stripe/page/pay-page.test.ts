import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, line } from '../testing/harness.ts';

describe('the pay page', () => {
  let local: Harness;
  const buttons = (page: string) => [...page.matchAll(/name="action" value="(\w+)"/g)].map((found) => found[1]);

  beforeEach(async () => {
    local = await new Harness().start();
  });
  afterEach(() => local.stop());

  it('says what it is, what is being paid for and how much', async () => {
    const { id, url } = await local.checkout();
    const response = await fetch(String(url));
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('Payment stand-in: no card is charged');
    expect(page).toContain('Zero Trust in Practice');
    expect(page).toContain('$12.50');
    expect(page).toContain('Pay $36.50');
    expect(page).toContain('reader@example.test');
    expect(buttons(page)).toEqual(['pay', 'later', 'decline', 'cancel']);
    expect(page).toContain(`action="/__local/pay/${id}"`);
  });

  it('loads nothing, runs nothing and is not cached', async () => {
    const { url } = await local.checkout();
    const { headers } = await fetch(String(url));
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; form-action *");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await local.pageText((await local.checkout()).id)).not.toMatch(/<script|<link|<img|url\(/);
  });

  it('shows titles and addresses as text', async () => {
    const evil = '"><script>alert(1)</script>';
    const { id } = await local.checkout({
      line_items: [line(evil, 900)],
      customer_email: '"><i>@example.test',
      cancel_url: 'https://shop.test/"><i>',
    });
    const open = await local.pageText(id);
    await local.stripe.checkout.sessions.expire(id);
    for (const page of [open, await local.pageText(id)]) {
      expect(page).not.toContain('<script>');
      expect(page).not.toContain('<i>');
    }
    expect(open).toContain('&#60;script&#62;alert(1)');
  });

  it('has only one button when there is nothing to pay', async () => {
    const { id } = await local.checkout({ line_items: [line('Free book', 0)] });
    const page = await local.pageText(id);
    expect(page).toContain('Complete order');
    expect(buttons(page)).toEqual(['pay', 'cancel']);
    await local.press(id, 'later');
    expect((await local.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('offers the possible next steps in each state', async () => {
    const later = await local.checkout();
    await local.press(later.id, 'later');
    expect(buttons(await local.pageText(later.id))).toEqual(['succeed', 'fail']);
    await local.press(later.id, 'fail');
    expect(buttons(await local.pageText(later.id))).toEqual([]);
    const { id } = await local.paid();
    const page = await local.pageText(id);
    expect(page).toContain('Paid $36.50.');
    expect(page).toContain(`href="https://shop.test/success?session=${id}"`);
    expect(buttons(page)).toEqual(['refund', 'dispute']);
    await local.press(id, 'dispute');
    expect(buttons(await local.pageText(id))).toEqual(['lose', 'win']);
    await local.press(id, 'win');
    expect(buttons(await local.pageText(id))).toEqual(['refund']);
    await local.press(id, 'refund');
    expect(buttons(await local.pageText(id))).toEqual(['return']);
    await local.press(id, 'return');
    expect(buttons(await local.pageText(id))).toEqual(['refund']);
  });

  it('says that a session has expired and links back', async () => {
    const { id } = await local.checkout();
    await local.stripe.checkout.sessions.expire(id);
    const page = await local.pageText(id);
    expect(page).toContain('This checkout has expired');
    expect(page).toContain('href="https://shop.test/cart"');
    expect(buttons(page)).toEqual([]);
    const pressed = await local.press(id, 'pay');
    expect(pressed.headers.get('location')).toBe(`/__local/pay/${id}`);
  });

  it('shows no text from the URL', async () => {
    const { id } = await local.checkout();
    expect(await local.pageText(id, '?problem=You+have+won')).not.toContain('won');
    expect(await local.pageText(id, '?problem=constructor')).not.toContain('role="alert"');
  });

  it('answers 404 for an unknown session and 405 for another method', async () => {
    const unknown = await fetch(`${local.origin}/__local/pay/cs_test_none`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('No such checkout');
    expect((await local.press('cs_test_none', 'pay')).status).toBe(404);
    const put = await fetch(`${local.origin}/__local/pay/cs_test_none`, { method: 'PUT' });
    expect(put.status).toBe(405);
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('says so when it cannot store a change', async () => {
    const { id } = await local.checkout();
    await local.standIn.close();
    const answer = await local.press(id, 'pay');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Nothing was changed');
  });

  it('ignores other paths', async () => {
    const query = new URLSearchParams();
    for (const path of ['/', '/__local/mail', '/__local/payments']) {
      expect(await local.standIn.page({ method: 'GET', path, body: '', query })).toBeUndefined();
    }
  });

  it('lists the payments', async () => {
    expect(await local.pageText('')).toContain('None yet');
    const { id } = await local.paid();
    const page = await local.pageText('');
    expect(page).toContain(`href="/__local/pay/${id}"`);
    expect(page).toContain('reader@example.test');
  });

  it('sends the buyer to addresses beyond ASCII', async () => {
    const { id } = await local.checkout({ success_url: 'https://shop.test/erfolg/größe?s={CHECKOUT_SESSION_ID}' });
    const { headers } = await local.press(id, 'pay');
    expect(headers.get('location')).toBe(`https://shop.test/erfolg/gr%C3%B6%C3%9Fe?s=${id}`);
  });
});
