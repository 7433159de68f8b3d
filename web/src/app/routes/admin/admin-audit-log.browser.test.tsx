import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AdminUser, UserCounters } from '#shared/accounts/admin-user.ts';
import { AuditRow } from '#shared/settings/audit.ts';
import { busyServer, failAndRetry } from '#test/components/outages.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { type Site, test } from '#test/components/site.tsx';

const at = '2026-11-24T09:30:00.000Z';
const row = (number: number, fields: Partial<AuditRow>) =>
  sampleOf(AuditRow, { id: idOf('audit', number), at, actor_id: idOf('user', 7), actor_name: 'Ada Admin', ...fields });

const price = row(3, {
  ...{ action: 'ebook.updated', target_id: idOf('ebook'), target_name: 'Quiet Audits' },
  changes: { price: [19, 24] },
});
const tool = row(2, {
  ...{ action: 'ai_tool.updated', target_id: idOf('aiTool'), target_name: 'Log reader' },
  changes: { pricing_model: ['free', 'paid'], tags: [['logs'], ['logs', 'SIEM']], content_key: ['a', 'b'] },
});
const user = row(1, {
  ...{ action: 'user.deactivated', target_id: idOf('user', 8), target_name: 'g•••@example.test' },
  changes: { status: ['active', 'inactive'] },
});

async function answer(site: Site): Promise<void> {
  site.signInAdmin();
  const admin = sampleOf(AdminUser, { id: idOf('user', 7), name: 'Ada Admin', role: 'admin' });
  const counters = sampleOf(UserCounters);
  site.server.answer('GET /admin/users', { users: [admin], next_cursor: null, counters });
  site.server.answer('GET /admin/audit-log', [price, tool, user]);
}
async function openLog(site: Site, query = ''): Promise<void> {
  await answer(site);
  await site.open(`/admin/audit-log${query}`);
}
const asked = (site: Site) => site.server.last('GET /admin/audit-log')?.query;

describe('the audit log', () => {
  test('says who did what to which thing, in words and dollars', async ({ site }) => {
    await openLog(site);
    await expect.element(page.getByText('Price: $19.00 → $24.00')).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'Deactivated', exact: true })).toBeVisible();
    await expect.element(page.getByText('Status: Active → Inactive')).toBeVisible();
    await expect.element(page.getByText('24 Nov 2026, 09:30 UTC').first()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Log reader' }))
      .toHaveAttribute('href', '/admin/ai-tools?search=Log+reader');
  });

  test('leads to the pages of orders, users, inquiries and gateways', async ({ site }) => {
    await answer(site);
    site.server.answer('GET /admin/audit-log', [
      row(4, { action: 'order.refunded', target_id: idOf('order'), target_name: 'The order' }),
      row(5, { action: 'newsletter.finished', target_id: idOf('newsletter'), target_name: 'The letter' }),
      row(3, { action: 'inquiry.updated', target_id: idOf('inquiry'), target_name: 'A question' }),
      row(2, { action: 'payment_gateway.updated', target_id: 'gateway', target_name: 'Stripe EU' }),
      user,
    ]);
    await site.open('/admin/audit-log');
    for (const [name, to] of [
      ['The order', `/admin/orders/${idOf('order')}`],
      ['The letter', `/admin/newsletter/${idOf('newsletter')}/sending`],
      ['A question', `/admin/inquiries/${idOf('inquiry')}`],
      ['Stripe EU', '/admin/payments?search=Stripe+EU'],
      ['g•••@example.test', `/user/${idOf('user', 8)}`],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
  });

  test('does not lead to what is gone, in earlier rows about it neither; what was restored is there', async ({
    site,
  }) => {
    await answer(site);
    const deleted = { target_id: idOf('user', 8), target_name: 'g•••@example.test' };
    const restored = { target_id: idOf('aiTool'), target_name: 'Log reader' };
    site.server.answer('GET /admin/audit-log', [
      row(4, { action: 'ai_tool.restored', ...restored }),
      row(3, { action: 'ai_tool.deleted', ...restored }),
      row(2, { action: 'user.deleted', ...deleted }),
      row(1, { action: 'user.promoted', ...deleted }),
    ]);
    await site.open('/admin/audit-log');
    await expect.element(page.getByText('Promoted to admin').last()).toBeVisible();
    expect(page.getByRole('link', { name: 'g•••@example.test' }).query()).toBeNull();
    await expect.element(page.getByRole('link', { name: 'Log reader' })).toHaveLength(2);
  });

  test('opens what has changed, field by field, without storage', async ({ site }) => {
    await openLog(site);
    const changes = page.getByText('Pricing model, Tags');
    await expect.element(page.getByText('logs, SIEM')).not.toBeVisible();
    await changes.click();
    await expect.element(page.getByText('logs, SIEM')).toBeVisible();
    await expect.element(page.getByText('Paid', { exact: true })).toBeVisible();
    expect(page.getByText('Content key').query()).toBeNull();
  });

  test('is narrowed in the address to a person, an act, a kind and days', async ({ site }) => {
    await openLog(site);
    await page.getByLabelText('Person').selectOptions('Ada Admin');
    await page.getByLabelText('Act').selectOptions('Promoted to admin');
    await page.getByLabelText('Kind').selectOptions('AI tool');
    await page.getByLabelText('From').fill('2026-11-01');
    await page.getByLabelText('To').fill('2026-11-24');
    const wanted = {
      actor_id: idOf('user', 7),
      act: 'promoted',
      kind: 'ai_tool',
      from: '2026-11-01',
      to: '2026-11-24',
    };
    await expect.poll(() => asked(site)).toMatchObject(wanted);
    expect(window.location.search).toContain('act=promoted&kind=ai_tool&from=2026-11-01&to=2026-11-24');
    await openLog(site, '?kind=user');
    await expect.element(page.getByLabelText('Kind')).toHaveValue('user');
    expect(asked(site)).toMatchObject({ kind: 'user' });
  });

  test('does not ask for days in reverse', async ({ site }) => {
    await openLog(site, '?from=2026-11-24&to=2026-11-01');
    await expect
      .element(page.getByRole('heading', { name: 'The last day must not be before the first' }))
      .toBeVisible();
    await expect.element(page.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
    expect(site.server.count('GET /admin/audit-log')).toBe(0);
  });

  test('shows all acts on one thing, and everything again', async ({ site }) => {
    await openLog(site);
    await page.getByRole('button', { name: 'All acts on Quiet Audits' }).click();
    await expect.poll(() => asked(site)).toMatchObject({ target_id: idOf('ebook') });
    await expect.element(page.getByText('Only acts on Quiet Audits.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => window.location.search).toBe('');
  });

  test('has pages, and says when nothing matches', async ({ site }) => {
    await answer(site);
    site.server.answer('GET /admin/audit-log', [price], { next: 'older' });
    await site.open('/admin/audit-log');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => asked(site)).toMatchObject({ cursor: 'older' });
    site.server.answer('GET /admin/audit-log', []);
    await site.open('/admin/audit-log?act=lifted');
    await expect.element(page.getByText('No entry matches')).toBeVisible();
  });

  test('goes on from a part of the log in which nothing matches', async ({ site }) => {
    await answer(site);
    site.server.answer('GET /admin/audit-log', [], { next: 'older' });
    await site.open('/admin/audit-log?act=lifted');
    await expect.element(page.getByText('No entry matches so far')).toBeVisible();
    site.server.answer('GET /admin/audit-log', [price]);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByText('Price: $19.00 → $24.00')).toBeVisible();
  });

  test('is exported as it is narrowed', async ({ site }) => {
    await openLog(site, '?kind=ebook&act=updated&from=2026-11-01');
    await expect.element(page.getByText('Price: $19.00 → $24.00')).toBeVisible();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => site.server.count('GET /admin/audit-log')).toBe(2);
    expect(asked(site)).toMatchObject({ kind: 'ebook', act: 'updated', from: '2026-11-01' });
  });

  test('shows the failure when the server is busy, and Try Again loads it', async ({ site }) => {
    await answer(site);
    await failAndRetry(site, '/admin/audit-log', 'Failed to fetch the audit log', busyServer);
    await expect.element(page.getByText('Price: $19.00 → $24.00')).toBeVisible();
  });
});
