import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuditEntity } from '../audit/audit.entity.ts';
import { DomainError } from '../errors.ts';
import { logger } from '../logger.ts';
import { documents } from '../table/client.ts';
import { problemResult } from './problem.ts';

beforeEach(() => {
  vi.spyOn(logger, 'error').mockReturnValue();
});

/** The response to a request whose table read fails with this error, through ElectroDB as in production. */
async function answerTo(error: Error) {
  mockClient(documents).on(GetCommand).rejects(error);
  const reading = AuditEntity.get({ id: 'audit_1' }).go();
  return reading.then(() => undefined, problemResult);
}
const named = (name: string) => Object.assign(new Error('unit-table is over its limit'), { name });

it.each([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'InternalServerError',
  'TimeoutError',
])('maps %s from the table to "busy" with a time to retry', async (name) => {
  const answer = await answerTo(named(name));
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
  expect(JSON.parse(answer?.body ?? '')).toEqual({
    code: 'unavailable',
    detail: 'The shop is busy. Please try again in a moment.',
  });
  expect(logger.error).toHaveBeenCalledOnce();
});

it('maps a broken connection to "busy"', async () => {
  const broken = Object.assign(new Error('read'), { code: 'ECONNRESET' });
  expect(await answerTo(broken)).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
});

it.each(['ValidationException', 'AccessDeniedException', 'ResourceNotFoundException'])(
  'logs %s as a defect and does not reveal it',
  async (name) => {
    const answer = await answerTo(named(name));
    expect(answer?.statusCode).toBe(500);
    expect(answer?.headers).not.toHaveProperty('retry-after');
    expect(answer?.body).not.toMatch(/unit-table|Exception/);
    expect(logger.error).toHaveBeenCalledOnce();
  },
);

it('answers a rate limit with 429 and a time to retry, and does not log it as an error', () => {
  const error = new DomainError('too_many_requests', 'Too many attempts', { retryAfter: 40 });
  expect(problemResult(error)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '40' } });
  expect(logger.error).not.toHaveBeenCalled();
});
