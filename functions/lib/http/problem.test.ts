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

/** What a request is answered whose read of the table fails so, through ElectroDB as everywhere. */
async function answerTo(error: Error) {
  mockClient(documents).on(GetCommand).rejects(error);
  const reading = AuditEntity.get({ id: 'audit_1', month: '2026-03' }).go();
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
])('%s of the table is "busy", and the caller is told when to try again', async (name) => {
  const answer = await answerTo(named(name));
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
  expect(JSON.parse(answer?.body ?? '')).toEqual({
    code: 'unavailable',
    detail: 'The shop is busy. Please try again in a moment.',
  });
  expect(logger.error).toHaveBeenCalledOnce();
});

it('a connection that breaks is "busy", too', async () => {
  const broken = Object.assign(new Error('read'), { code: 'ECONNRESET' });
  expect(await answerTo(broken)).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
});

it.each(['ValidationException', 'AccessDeniedException', 'ResourceNotFoundException'])(
  '%s is a defect of ours, which is logged and not told',
  async (name) => {
    const answer = await answerTo(named(name));
    expect(answer?.statusCode).toBe(500);
    expect(answer?.headers).not.toHaveProperty('retry-after');
    expect(answer?.body).not.toMatch(/unit-table|Exception/);
    expect(logger.error).toHaveBeenCalledOnce();
  },
);

it('a limit answers 429 with its time, and is no line of the error log', () => {
  const error = new DomainError('too_many_requests', 'Too many attempts', { retryAfter: 40 });
  expect(problemResult(error)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '40' } });
  expect(logger.error).not.toHaveBeenCalled();
});
