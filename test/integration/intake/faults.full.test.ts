import { expect, it } from 'vitest';
import type { RecordedCall } from '#scripts/local/client.ts';
import { fileCloud } from '../cloud.ts';
import { callsOfWorker, expectWaitsOut, survives, workerOn } from './disturbed.ts';

/*
 * Any call fails or the worker dies at any point while it reads a file: nothing incomplete is published, and the ebook is
 * completed exactly once.
 */

const worker = workerOn(fileCloud());

const isWrite = ({ operation }: RecordedCall): boolean => /^(Put|Delete|Update|TransactWrite)/.test(operation);

it('completes the ebook whichever call fails or kills the worker', { timeout: 900_000 }, async () => {
  const calls = await callsOfWorker(worker);
  const named = calls.map(({ service, operation }) => `${service} ${operation}`);
  expect(named).toEqual(expect.arrayContaining(['s3 GetObject', 's3 PutObject', 'dynamodb TransactWriteItems']));
  let interrupted = 0;
  for (const [at, call] of calls.entries()) {
    const name = named[at];
    const { service, operation } = call;
    const place = { service, operation, skip: named.slice(0, at).filter((each) => each === name).length };
    const error = service === 's3' ? { error: 'InternalError' } : { error: 'InternalServerError', status: 500 };
    const kills = isWrite(call) ? [{ kill: true }, { kill: true, when: 'after' }] : [];
    for (const disturbance of [{ ...error, times: 4 }, ...kills])
      if (await survives(worker, { ...place, ...disturbance }, `${name} ${at}`)) interrupted++;
  }
  // All except calls after the transaction.
  expect(interrupted).toBeGreaterThan(calls.length / 2);
});

it('waits during a table outage', () =>
  expectWaitsOut(worker, {
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    error: 'InternalServerError',
    status: 503,
  }));
