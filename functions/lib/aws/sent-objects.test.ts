import { S3Client } from '@aws-sdk/client-s3';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { putForEver } from './sent-objects.ts';

let send: MockInstance<S3Client['send']>;
beforeEach(() => {
  send = vi.spyOn(S3Client.prototype, 'send');
});

const refusedWith = (httpStatusCode: number) => Object.assign(new Error('refused'), { $metadata: { httpStatusCode } });
const store = () => putForEver('files/one.png', Buffer.from('bytes'), 'image/png');

it('stores an object once, and leaves the one that is there', async () => {
  send.mockResolvedValueOnce({} as never);
  await store();
  send.mockRejectedValueOnce(refusedWith(412));
  await store();
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ['stored it', () => send.mockRejectedValueOnce(refusedWith(412))],
  ['failed', () => send.mockResolvedValueOnce({} as never)],
])('tries again when another write of the same object was under way, which %s', async (_, then) => {
  send.mockRejectedValueOnce(refusedWith(409));
  then();
  await store();
  expect(send).toHaveBeenCalledTimes(2);
});

it('gives up on a write that does not end, and passes other errors on', async () => {
  send.mockRejectedValue(refusedWith(409));
  await expect(store()).rejects.toMatchObject({ code: 'unavailable' });
  const tries = send.mock.calls.length;
  send.mockRejectedValue(refusedWith(403));
  await expect(store()).rejects.toThrow('refused');
  expect(send).toHaveBeenCalledTimes(tries + 1);
});
