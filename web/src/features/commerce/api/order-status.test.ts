import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#shared/commerce/order.ts';
import { orderTitle, statusWord } from './order-status.ts';

const line = (title: string): OrderLine => ({ ebook_id: 'ebk_1', title, price: 10, paid: 10, status: 'granted' });

describe('statusWord', () => {
  it('calls an order without a price free, not paid', () => {
    expect(statusWord({ status: 'paid', total: 0 }).word).toBe('Free');
    expect(statusWord({ status: 'paid', total: 19 }).word).toBe('Paid');
    expect(statusWord({ status: 'refunded', total: 0 }).word).toBe('Refunded');
  });
});

describe('orderTitle', () => {
  it('names the first book and counts the others', () => {
    expect(orderTitle([line('Audit')])).toBe('Audit');
    expect(orderTitle([line('Audit'), line('Risk'), line('Law')])).toBe('Audit and 2 more');
  });

  it('handles an order without lines', () => expect(orderTitle([])).toBe('Empty order'));
});
