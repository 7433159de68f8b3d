import { describe, expect, it } from 'vitest';
import { auditItem, changesBetween } from './audit.ts';

describe('changesBetween', () => {
  it('keeps the differences without the bookkeeping', () => {
    const before = { title: 'Old', tags: ['a'], revision: 1, updated_at: 'x' };
    const after = { title: 'New', tags: ['a'], revision: 2, updated_at: 'y' };
    expect(changesBetween(before, after)).toEqual({ title: ['Old', 'New'] });
  });

  it('uses null for a missing value', () => {
    expect(changesBetween(undefined, { title: 'New' })).toEqual({ title: [null, 'New'] });
    expect(changesBetween({ title: 'Old' }, {})).toEqual({ title: ['Old', null] });
  });

  it.each([
    'secretKey',
    'webhookSecret',
    'password',
    'reset_token',
    'accessToken',
    'apiKey',
    'api_key',
    'token_hash',
    'salt',
  ])('records that %s changed, but not its value', (name) => {
    expect(changesBetween({ [name]: 'sk_live_1' }, { [name]: 'sk_live_2' })).toEqual({ [name]: ['••••', '••••'] });
    expect(changesBetween({}, { [name]: 'sk_live_2' })).toEqual({ [name]: [null, '••••'] });
  });

  it('masks secrets inside of objects and lists', () => {
    const gateway = (key: string) => ({ gateways: [{ name: 'Stripe', keys: { secretKey: key, testMode: true } }] });
    const shown = [{ name: 'Stripe', keys: { secretKey: '••••', testMode: true } }];
    expect(changesBetween(gateway('sk_live_1'), gateway('sk_live_2'))).toEqual({ gateways: [shown, shown] });
  });

  it('cuts long values', () => {
    const { content, tags } = changesBetween({}, { content: 'x'.repeat(401), tags: Array(100).fill('audit') });
    expect(content).toEqual([null, `${'x'.repeat(400)}…`]);
    expect(tags?.[1]).toMatch(/^\["audit",.{391}…$/);
    expect(changesBetween({}, { content: 'x'.repeat(400) })).toEqual({ content: [null, 'x'.repeat(400)] });
  });

  it('shows of long values the part that differs', () => {
    const text = (word: string) => `${'x'.repeat(500)} ${word} ${'y'.repeat(500)}`;
    const { content = [] } = changesBetween({ content: text('before') }, { content: text('after') });
    const part = (word: string) => new RegExp(`^…x{59} ${word} y+…$`);
    expect(content).toEqual([expect.stringMatching(part('before')), expect.stringMatching(part('after'))]);
    const { html = [] } = changesBetween({ html: 'x'.repeat(500) }, { html: `${'x'.repeat(500)} end` });
    expect(html).toEqual([`…${'x'.repeat(400)}`, expect.stringMatching(/^…x+ end$/)]);
  });

  it('shows it also behind pictures, and cuts none of them in two', () => {
    const text = (word: string) => `${'🔐'.repeat(450)} ${word} ${'🔐'.repeat(450)}`;
    const { content = [] } = changesBetween({ content: text('before') }, { content: text('after') });
    for (const [at, word] of ['before', 'after'].entries()) {
      const part = String(content[at]);
      expect(part).toContain(` ${word} `);
      expect(part.isWellFormed()).toBe(true);
      expect([...part]).toHaveLength(402);
    }
  });
});

it('writes a row that cannot overwrite another', () => {
  const { Put } = auditItem(
    { id: 'usr_1', name: 'Ada' },
    { action: 'article.deleted', target: { id: 'art_1', name: 'A' } },
  );
  expect(Put?.Item).toMatchObject({ action: 'article.deleted', actor_id: 'usr_1', target_name: 'A', changes: {} });
  expect(Put?.ConditionExpression).toMatch(/attribute_not_exists/);
  expect(JSON.stringify(Put?.Item)).not.toContain('@');
});
