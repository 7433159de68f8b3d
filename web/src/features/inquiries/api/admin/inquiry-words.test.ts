import { expect, it } from 'vitest';
import type { Inquiry } from '#shared/inquiries/inquiry.ts';
import { inquiryFacts } from './inquiry-words.ts';

const blank = { company: '', phone: '', inquiryType: '', interest: '', advertisingBudget: '', advertisingGoals: '' };
const factsOf = (fields: Partial<Inquiry>) => inquiryFacts({ ...blank, ...fields } as Inquiry);

it('names what was chosen, and leaves out what was not', () => {
  expect(factsOf({})).toEqual([]);
  expect(factsOf({ company: 'ACME', advertisingBudget: '1000-5000', inquiryType: 'support' })).toEqual([
    ['Company', 'ACME'],
    ['About', 'Support'],
    ['Budget', '$1,000 to $5,000'],
  ]);
});
