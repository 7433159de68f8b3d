import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminOrder, type RefundRequest } from '#shared/commerce/order.ts';
import { type ContractServer, problem } from '#test/components/contract-server.ts';
import { failAndRetry, outages } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

const summary = { paid_orders: 1204, revenue: 38_250.5, refunded: 120, refund_requests: 2 };
const asked: RefundRequest = {
  ...{ reason: 'Bought twice', requested_at: '2026-01-10T09:00:00.000Z', declined_at: null, note: '' },
};

const order = (number: number, more: Partial<AdminOrder> = {}) =>
  sampleOf(AdminOrder, {
    ...{ id: idOf('order', number), status: 'paid', total: 40, refunded: 0, refunds: [], refund_request: null },
    lines: [{ ebook_id: idOf('ebook', number), title: `Book ${number}`, price: 49, paid: 40, status: 'granted' }],
    ...{ paid_at: '2026-01-15T09:00:00.000Z', email: 'reader@example.test', attention: null },
    ...more,
  });

function answerOrders(server: ContractServer, orders: readonly AdminOrder[]): void {
  server.answer('GET /admin/orders', [...orders], { total: orders.length });
  server.answer('GET /admin/orders/summary', summary);
}
const queryOf = (server: ContractServer) => server.last('GET /admin/orders')?.query;
const actsOn = (number: number) => page.getByRole('button', { name: `Actions for order ${idOf('order', number)}` });

describe('the orders', () => {
  for (const outage of outages)
    test(`show the failure with ${outage[0]}, and Try Again loads them`, async ({ site }) => {
      site.signInAdmin();
      answerOrders(site.server, [order(1)]);
      await failAndRetry(site, '/admin/orders', 'The orders could not be loaded', outage);
      await expect.element(page.getByText('1 order', { exact: true })).toBeVisible();
      await expect.element(page.getByText('$38,250.50')).toBeVisible();
    });

  test('are summed up by the server, and what waits is told in the navigation', async ({ site }) => {
    site.signInAdmin();
    answerOrders(site.server, []);
    await site.open('/admin/orders');
    await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect.element(page.getByText('1,204')).toBeVisible();
    const section = page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name: /^Orders/ });
    await expect.element(section).toHaveAccessibleName('Orders 2 refund requests waiting');
  });

  test('are searched and filtered by the server, as the address says', async ({ site }) => {
    site.signInAdmin();
    answerOrders(site.server, []);
    await site.open('/admin/orders?status=refunded');
    await page.getByRole('searchbox').fill('zero trust');
    await site.pass(500);
    await expect.element(page.getByRole('heading', { name: 'No order matches' })).toBeVisible();
    await expect.poll(() => queryOf(site.server)).toMatchObject({ status: 'refunded', search: 'zero trust' });
    expect(window.location.search).toBe('?status=refunded&search=zero+trust');
  });

  test('are searched and filtered in one row on a phone', async ({ site }) => {
    await page.viewport(390, 844);
    site.signInAdmin();
    answerOrders(site.server, [order(1)]);
    await site.open('/admin/orders');
    const [search, status] = [page.getByRole('searchbox'), page.getByLabelText('Status')];
    await expect.element(status).toBeVisible();
    const boxes = [search, status].map((each) => each.element().getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(390);
    await page.getByRole('tab', { name: /^Refund requests/ }).click();
    await expect.element(status).not.toBeInTheDocument();
  });

  test('offer neither refund nor receipt if they are free', async ({ site }) => {
    site.signInAdmin();
    answerOrders(site.server, [order(1, { total: 0 }), order(2)]);
    await site.open('/admin/orders');
    const row = (number: number) => page.getByRole('row').filter({ hasText: idOf('order', number) });
    await expect.element(row(1).getByText('Free', { exact: true })).toBeVisible();
    await expect.element(row(1).getByRole('button')).not.toBeInTheDocument();
    await expect.element(row(2).getByRole('button')).toHaveLength(1);
  });

  test('keep their amounts in line, and a refund behind a second step', async ({ site }) => {
    site.signInAdmin();
    answerOrders(site.server, [order(1), order(2, { status: 'expired' })]);
    await site.open('/admin/orders');
    await expect.element(page.getByText('$40.00')).toHaveLength(2);
    const edges = page
      .getByText('$40.00')
      .elements()
      .map((amount) => amount.getBoundingClientRect().right);
    expect(new Set(edges).size).toBe(1);
    await actsOn(1).click();
    await page.getByRole('menuitem', { name: 'Refund', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Refund order' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(actsOn(1)).toHaveFocus();
  });

  test('mail a receipt again, but not to a deleted account', async ({ site }) => {
    site.signInAdmin();
    answerOrders(site.server, [order(1), order(2, { email: '' })]);
    site.server.answer('POST /admin/orders/{id}/resend-receipt', { success: true, message: 'Done' });
    await site.open('/admin/orders');
    await actsOn(2).click();
    await expect.element(page.getByRole('menuitem', { name: 'Refund' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Resend receipt' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await actsOn(1).click();
    await page.getByRole('menuitem', { name: 'Resend receipt' }).click();
    await expect.element(page.getByText('Receipt sent to reader@example.test')).toBeVisible();
  });
});

test('a menu that is opened as another one closes stays open', async ({ site }) => {
  site.signInAdmin();
  answerOrders(site.server, [order(1), order(2)]);
  await site.open('/admin/orders');
  await actsOn(2).click();
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await actsOn(1).click();
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await site.pass(500);
  await expect.element(page.getByRole('menu')).toHaveFocus();
});

describe('the requests for refunds', () => {
  test('are asked for as a queue, each with its reason and its age', async ({ site }) => {
    site.signInAdmin();
    answerOrders(site.server, [order(1, { refund_request: asked })]);
    await site.open('/admin/orders');
    await page.getByRole('tab', { name: /^Refund requests/ }).click();
    await expect.element(page.getByText('Bought twice')).toBeVisible();
    await expect.element(page.getByText(/^Waits \d+ days$/)).toBeVisible();
    expect(queryOf(site.server)).toMatchObject({ refund_requested: 'true' });
    expect(window.location.search).toBe('?tab=requests');
    await page.getByRole('searchbox').fill('twice');
    await site.pass(500);
    await expect.poll(() => queryOf(site.server)).toMatchObject({ refund_requested: 'true', search: 'twice' });
  });

  test('are declined with a note, which stays when the server refuses it', async ({ site }) => {
    site.signInAdmin();
    answerOrders(site.server, [order(1, { refund_request: asked })]);
    const call = 'POST /admin/orders/{id}/decline-refund';
    const mend = site.server.refuse(call, () => problem(409, 'conflict', 'No request is waiting.'));
    await site.open('/admin/orders?tab=requests');
    await page.getByRole('button', { name: /^Decline refund of order/ }).click();
    await page.getByRole('button', { name: 'Decline and send' }).click();
    await expect.element(page.getByText('Please tell the buyer why').first()).toBeVisible();
    expect(site.server.count(call)).toBe(0);
    await page.getByLabelText('Note to the buyer').fill('You have read it.');
    await page.getByRole('button', { name: 'Decline and send' }).click();
    await expect.element(page.getByText('No request is waiting.').first()).toBeVisible();
    mend();
    site.server.answer(call, { success: true, message: 'Done', order: order(1) });
    answerOrders(site.server, []);
    await page.getByRole('button', { name: 'Decline and send' }).click();
    await expect.element(page.getByText('Refund declined successfully')).toBeVisible();
    expect(site.server.last(call)?.body).toEqual({ note: 'You have read it.' });
    await expect.element(page.getByRole('heading', { name: 'No requests waiting' })).toBeVisible();
  });

  test('ask before a note that was typed is thrown away', async ({ site }) => {
    site.signInAdmin();
    answerOrders(site.server, [order(1, { refund_request: asked })]);
    await site.open('/admin/orders?tab=requests');
    await page.getByRole('button', { name: /^Decline refund of order/ }).click();
    await page.getByLabelText('Note to the buyer').fill('Dear');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  });
});

describe('the page of an order', () => {
  const path = `/admin/orders/${idOf('order', 1)}`;
  const answer = (server: ContractServer, more: Partial<AdminOrder>) =>
    server.answer('GET /admin/orders/{id}', order(1, more));

  test('shows what was bought, by whom, how it was paid, and what happened since', async ({ site }) => {
    site.signInAdmin();
    const refund = {
      id: 'r',
      amount: 10,
      state: 'done',
      reason: 'outside',
      lines: [],
      at: '2026-01-20T09:00:00.000Z',
    } as const;
    const paid = { gateway: 'stripe', payment: 'pi_1', session_id: 'cs_1', refunded: 10 };
    answer(site.server, {
      ...paid,
      status: 'partially_refunded',
      refunds: [{ ...refund, lines: [] }],
      attention: 'Decide.',
    });
    await site.open(path);
    await expect.element(page.getByText('Decide.')).toBeVisible();
    for (const text of ['Book 1', 'Delivered', '$49.00', 'pi_1', 'cs_1', '$10.00 refunded at the payment gateway'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'All orders of this address' }))
      .toHaveAttribute('href', '/admin/orders?search=reader%40example.test');
  });

  test('refunds a part of it', async ({ site }) => {
    site.signInAdmin();
    const lines = [1, 2].flatMap((number) => order(number).lines);
    answer(site.server, { lines, total: 80 });
    site.server.answer('POST /admin/orders/{id}/refund', { success: true, message: 'Done', order: order(1) });
    await site.open(path);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByLabelText('Book 1, $40.00').click();
    await page.getByRole('button', { name: 'Refund $40.00' }).click();
    await expect.element(page.getByText('Order refunded successfully')).toBeVisible();
    expect(site.server.last('POST /admin/orders/{id}/refund')?.body).toEqual({ lines: [idOf('ebook', 2)] });
  });

  test('refunds what is left of it, and not nothing', async ({ site }) => {
    site.signInAdmin();
    const [one = [], other = []] = [1, 2].map((number) => order(number).lines);
    const lines = [...one.map((line) => ({ ...line, status: 'refunded' as const })), ...other];
    answer(site.server, { lines, total: 80, refunded: 40, status: 'partially_refunded' });
    await site.open(path);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund order' });
    await expect.element(dialog.getByRole('button', { name: 'Refund $40.00' })).toBeEnabled();
    expect(dialog.getByRole('checkbox').elements()).toHaveLength(1);
    await dialog.getByLabelText('Book 2, $40.00').click();
    await expect.element(dialog.getByRole('button', { name: 'Refund $0.00' })).toBeDisabled();
  });

  test('answers a request on it, and shows one that was declined', async ({ site }) => {
    site.signInAdmin();
    answer(site.server, { refund_request: asked });
    site.server.answer('POST /admin/orders/{id}/decline-refund', { success: true, message: 'Done', order: order(1) });
    await site.open(path);
    await expect.element(page.getByRole('heading', { name: 'Refund requested' })).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByLabelText('Note to the buyer').fill('You have read it.');
    const declined = { ...asked, declined_at: '2026-01-12T09:00:00.000Z', note: 'You have read it.' };
    answer(site.server, { refund_request: declined });
    await page.getByRole('button', { name: 'Decline and send' }).click();
    await expect.element(page.getByText('Request declined')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Refund requested' })).not.toBeInTheDocument();
  });

  test('says that there is no such order', async ({ site }) => {
    site.signInAdmin();
    site.server.refuse('GET /admin/orders/{id}', () => problem(404, 'not_found', 'Order not found'));
    await site.open(path);
    await expect.element(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});
