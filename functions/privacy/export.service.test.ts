import { expect, it } from 'vitest';
import { merged } from './export.service.ts';

it('puts the parts of an export into one object and loses none of them', () => {
  expect(merged([{ profile: { id: 'a' } }, { orders: [], requests: [] }])).toEqual({
    profile: { id: 'a' },
    orders: [],
    requests: [],
  });
  expect(() => merged([{ orders: [] }, { orders: [] }])).toThrow('Two domains export "orders"');
});
