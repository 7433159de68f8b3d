import { expect, it } from 'vitest';
import type { Broadcast } from '#shared/notifications/broadcast.ts';
import { broadcastOf, broadcastValues } from './broadcast-values.ts';

const stored: Broadcast = {
  ...{ id: 'brc_1', title: 'Sale', message: 'A week', type: 'success', priority: 'high', audience: 'buyers' },
  ...{ active: false, expires_at: '2026-12-01T18:00:30.000Z', discount_code: 'SALE', discount_percentage: 12.5 },
  ...{ created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z', revision: 3 },
};

it('a form in which nobody touched anything sends what is stored', () => {
  const { id: _, created_at: __, updated_at: ___, revision: ____, ...fields } = stored;
  expect(broadcastOf(broadcastValues(stored), stored)).toEqual(fields);
});

it('a new one is information for everyone, shown at once and without end', () => {
  expect(broadcastOf({ ...broadcastValues(null), title: 'News', message: 'Text' }, null)).toEqual({
    ...{ title: 'News', message: 'Text', type: 'info', priority: 'normal', audience: 'all', active: true },
    ...{ expires_at: null, discount_code: null, discount_percentage: null },
  });
});

it('a chosen minute is one in UTC', () => {
  const values = { ...broadcastValues(stored), expires_at: '2026-12-02T09:30' };
  expect(broadcastOf(values, stored).expires_at).toBe('2026-12-02T09:30:00Z');
});

it('a percentage goes with its code', () => {
  const values = { ...broadcastValues(stored), discount_code: ' ' };
  expect(broadcastOf(values, stored)).toMatchObject({ discount_code: null, discount_percentage: null });
});
