import { describe, expect, it } from 'vitest';
import { ApiProblem, offlineProblem, ownSentence, problemDetail, problemReason } from './api-problem.ts';

const failed = 'Purchase failed. Please try again.';
const refused = new ApiProblem({ status: 409, code: 'conflict', detail: 'You own this already.' });
const broken = new ApiProblem({ status: 500, code: 'internal', detail: 'x' });

describe('what a failed call says', () => {
  it("is the server's message, or the page's sentence if the server has none", () => {
    expect(problemDetail(refused, failed)).toBe('You own this already.');
    expect(problemDetail(broken, failed)).toBe(failed);
    expect(problemDetail(new Error('boom'), failed)).toBe(failed);
  });

  it("is the page's sentence and what to check without a connection", () => {
    const offline = offlineProblem();
    expect(problemDetail(offline, failed)).toBe('Purchase failed. Please try again. Check your connection.');
    const wish = 'Failed to update wishlist. Check your connection.';
    expect(problemDetail(offline, 'Failed to update wishlist')).toBe(wish);
  });

  it("may be the page's sentence alone", () => {
    expect(ownSentence(refused, failed)).toBe(failed);
    expect(ownSentence(offlineProblem(), failed)).toBe(`${failed} Check your connection.`);
  });
});

it('gives the reason why something was not loaded', () => {
  expect(problemReason(refused, 'Please try again.')).toBe('You own this already.');
  expect(problemReason(broken, 'Please try again.')).toBe('Please try again.');
  expect(problemReason(offlineProblem(), 'Please try again.')).toMatch(/^No connection/);
});
