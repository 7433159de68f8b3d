import { expect, it } from 'vitest';
import { Deliveries } from './async-invocations.ts';
import { AccountConcurrency } from './concurrency.ts';
import { controlConcurrency, controlDeliveries } from './control.ts';

it('sets the limit of the account', () => {
  const concurrency = new AccountConcurrency();
  controlConcurrency(concurrency, { limit: 10 });
  expect(concurrency.limit).toBe(10);
  for (const input of [{}, { limit: 0 }, { limit: 'ten' }, { limit: 1, more: 1 }])
    expect(() => controlConcurrency(concurrency, input)).toThrow(/limit|more/);
});

it('doubles all deliveries, some, or none', () => {
  const deliveries = new Deliveries();
  const next = () => [1, 2, 3].map(() => deliveries.copies());
  controlDeliveries(deliveries, { twice: true });
  expect(next()).toEqual([2, 2, 2]);
  controlDeliveries(deliveries, { twice: 2 });
  expect(next()).toEqual([2, 2, 1]);
  controlDeliveries(deliveries, { twice: true });
  controlDeliveries(deliveries, { twice: false });
  expect(next()).toEqual([1, 1, 1]);
  expect(() => controlDeliveries(deliveries, { twice: 'often' })).toThrow('twice');
});
