import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Inquiry } from '#shared/inquiries/inquiry.ts';
import { type ContractServer, problem } from '#test/components/contract-server.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { test } from '#test/components/site.tsx';

const inquiry = (more: Partial<Inquiry> = {}) =>
  sampleOf(Inquiry, {
    ...{ id: idOf('inquiry', 1), kind: 'contact', state: 'new', subject: 'A question', message: 'What is in it?' },
    ...{ name: 'Sam Sender', email: 'sam@example.test', company: 'ACME', phone: '', inquiryType: 'support' },
    ...{ interest: '', advertisingBudget: '', advertisingGoals: '', notes: '', replies: [], revision: 1 },
    ...more,
  });
const replied = inquiry({
  ...{ state: 'open', revision: 2 },
  replies: [{ message: 'It is all in there.', by: 'Ada Admin', at: '2026-01-11T09:00:00.000Z' }],
});

const path = `/admin/inquiries/${idOf('inquiry', 1)}`;
const replyCall = 'POST /admin/inquiries/{id}/reply';
const editCall = 'PUT /admin/inquiries/{id}';
const saved = (item: Inquiry) => ({ success: true as const, message: 'Saved', inquiry: item });

function answer(server: ContractServer, items: readonly Inquiry[]): void {
  server.answer('GET /admin/inquiries', [...items], { total: items.length });
  server.answer('GET /admin/inquiries/summary', { new: 3, open: 12, done: 340 });
  for (const item of items) server.answer('GET /admin/inquiries/{id}', item);
}
/** What the server says when somebody else has saved first. */
const staleWith = (current: Inquiry) => () =>
  new Response(JSON.stringify({ detail: 'Somebody else has changed it.', code: 'stale_version', current }), {
    ...{ status: 409, headers: { 'content-type': 'application/json' } },
  });

describe('the inquiries', () => {
  test('show the failure when the server is busy, and Try Again loads them', async ({ site }) => {
    site.signInAdmin();
    answer(site.server, [inquiry()]);
    await failAndRetry(site, '/admin/inquiries', 'Failed to fetch inquiries', busyServer);
    await expect.element(page.getByText('1 inquiry', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: /^Open/ })).toHaveTextContent('Open12');
  });

  test('are filtered and searched by the server, as the address says', async ({ site }) => {
    site.signInAdmin();
    answer(site.server, []);
    await site.open('/admin/inquiries');
    await expect.element(page.getByRole('heading', { name: 'No inquiries yet' })).toBeVisible();
    await page.getByRole('tab', { name: /^Open/ }).click();
    await page.getByLabelText('Form', { exact: true }).selectOptions('Coaching');
    await page.getByRole('searchbox').fill('sam');
    await site.pass(500);
    await expect.element(page.getByRole('heading', { name: 'No inquiry matches' })).toBeVisible();
    const query = () => site.server.last('GET /admin/inquiries')?.query;
    await expect.poll(query).toMatchObject({ state: 'open', kind: 'coaching', search: 'sam' });
    expect(window.location.search).toBe('?state=open&kind=coaching&search=sam');
  });

  test('are exported as a file in which nothing that a stranger wrote runs', async ({ site }) => {
    site.signInAdmin();
    const written = ['＝1+1', 'x;=HYPERLINK(A1)', 'Müller'];
    answer(
      site.server,
      written.map((name, number) => inquiry({ id: idOf('inquiry', number + 1), name })),
    );
    await site.open('/admin/inquiries');
    await expect.element(page.getByText('3 inquiries', { exact: true })).toBeVisible();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const made = vi.spyOn(URL, 'createObjectURL');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => made.mock.calls).toHaveLength(1);
    const [blob] = made.mock.lastCall ?? [];
    const bytes = await new Response(blob as Blob).arrayBuffer();
    const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(file.startsWith('\uFEFF')).toBe(true);
    for (const cell of ["'＝1+1", "x;'=HYPERLINK(A1)", 'Müller']) expect(file).toContain(cell);
  });
});

describe('an inquiry', () => {
  test('is shown with who wrote it and every reply', async ({ site }) => {
    site.signInAdmin();
    answer(site.server, [replied]);
    await site.open(path);
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect.element(messages).toHaveLength(2);
    await expect.element(messages.nth(1).getByText(/^Reply by Ada Admin/)).toBeVisible();
    for (const text of ['sam@example.test', 'ACME', 'Support', 'Contact'])
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('Budget')).not.toBeInTheDocument();
  });

  test('is answered by mail, and notes that are being typed stay', async ({ site }) => {
    site.signInAdmin();
    answer(site.server, [inquiry()]);
    site.server.answer(replyCall, saved(replied));
    await site.open(path);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect.element(page.getByText('Please write a message').first()).toBeVisible();
    await page.getByLabelText('Notes').fill('Ask Kim');
    await page.getByLabelText('Reply').fill('It is all in there.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect.element(page.getByText('Reply by Ada Admin')).toBeVisible();
    await expect.element(page.getByLabelText('Reply')).toHaveValue('');
    await expect.element(page.getByLabelText('Notes')).toHaveValue('Ask Kim');
    site.server.answer(editCall, saved({ ...replied, notes: 'Ask Kim', revision: 3 }));
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect.element(page.getByText('Notes saved successfully')).toBeVisible();
    expect(site.server.last(editCall)?.body).toEqual({ notes: 'Ask Kim', revision: 2 });
  });

  test('keeps a reply when somebody else was faster, and shows theirs', async ({ site }) => {
    site.signInAdmin();
    answer(site.server, [inquiry()]);
    const mend = site.server.refuse(replyCall, staleWith({ ...replied, notes: 'Kim answers' }));
    await site.open(path);
    await page.getByLabelText('Reply').fill('It is in chapter two.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect.element(page.getByText('Reply by Ada Admin')).toBeVisible();
    await expect.element(page.getByText('Somebody else has changed it.').first()).toBeVisible();
    await expect.element(page.getByLabelText('Reply')).toHaveValue('It is in chapter two.');
    mend();
    site.server.answer(replyCall, saved({ ...replied, revision: 3 }));
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect.element(page.getByText('Reply sent successfully')).toBeVisible();
    expect(site.server.last(replyCall)?.body).toEqual({ message: 'It is in chapter two.', revision: 2 });
  });

  test('keeps notes when somebody else was faster, and shows theirs', async ({ site }) => {
    site.signInAdmin();
    answer(site.server, [inquiry()]);
    const mend = site.server.refuse(editCall, staleWith({ ...replied, notes: 'Kim answers' }));
    await site.open(path);
    await page.getByLabelText('Notes').fill('Ask Kim');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect.element(page.getByText('Kim answers')).toBeVisible();
    await expect.element(page.getByLabelText('Notes')).toHaveValue('Ask Kim');
    mend();
    site.server.answer(editCall, saved({ ...replied, notes: 'Ask Kim', revision: 3 }));
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect.element(page.getByText('Notes saved successfully')).toBeVisible();
    expect(site.server.last(editCall)?.body).toEqual({ notes: 'Ask Kim', revision: 2 });
  });

  test('is done, and opened again', async ({ site }) => {
    site.signInAdmin();
    answer(site.server, [inquiry({ state: 'open' })]);
    site.server.answer(editCall, saved(inquiry({ state: 'done', revision: 2 })));
    await site.open(path);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect.element(page.getByText('Inquiry updated successfully')).toBeVisible();
    expect(site.server.last(editCall)?.body).toEqual({ state: 'done', revision: 1 });
    site.server.answer(editCall, saved(inquiry({ state: 'open', revision: 3 })));
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect.element(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
    expect(site.server.last(editCall)?.body).toEqual({ state: 'open', revision: 2 });
  });

  test('that was removed is said to be gone', async ({ site }) => {
    site.signInAdmin();
    site.server.refuse('GET /admin/inquiries/{id}', () => problem(404, 'not_found', 'Inquiry not found'));
    await site.open(path);
    await expect.element(page.getByRole('heading', { name: 'Inquiry not found' })).toBeVisible();
  });
});
