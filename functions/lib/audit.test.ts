import { describe, expect, it } from 'vitest';
import { auditItem, changesBetween } from './audit.ts';

describe('changesBetween', () => {
  it('keeps what differs, not the bookkeeping', () => {
    const before = { title: 'Old', tags: ['a'], version: 1, updated_at: 'x' };
    const after = { title: 'New', tags: ['a'], version: 2, updated_at: 'y' };
    expect(changesBetween(before, after)).toEqual({ title: ['Old', 'New'] });
  });

  it('says null where there was nothing', () => {
    expect(changesBetween(undefined, { title: 'New' })).toEqual({ title: [null, 'New'] });
    expect(changesBetween({ title: 'Old' }, {})).toEqual({ title: ['Old', null] });
  });

  it('masks secrets and cuts what is long', () => {
    const { secretKey, content } = changesBetween(
      { secretKey: 'sk_live_1' },
      { secretKey: 'sk_live_2', content: 'x'.repeat(900) },
    );
    expect(secretKey).toEqual(['••••', '••••']);
    expect(content?.[1]).toHaveLength(401);
  });
});

it('puts a row that cannot overwrite another', () => {
  const { Put } = auditItem(
    { id: 'usr_1', name: 'Ada' },
    { action: 'article.deleted', target: { id: 'art_1', name: 'A' } },
  );
  expect(Put?.Item).toMatchObject({ action: 'article.deleted', actor_id: 'usr_1', target_name: 'A', changes: {} });
  expect(Put?.ConditionExpression).toMatch(/attribute_not_exists/);
  expect(JSON.stringify(Put?.Item)).not.toContain('@');
});
