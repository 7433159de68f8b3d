import { S3Client } from '@aws-sdk/client-s3';
import { expect, it, vi } from 'vitest';
import { limits } from './limits.ts';
import { getIfChanged, putObject } from './objects.ts';

const answered = (length: number, ...chunks: readonly string[]): void =>
  void vi.spyOn(S3Client.prototype, 'send').mockImplementation((async () => ({
    Body: (async function* () {
      for (const chunk of chunks) yield Buffer.from(chunk);
    })(),
    ContentLength: length,
    ETag: '"1"',
  })) as never);

it('has the bytes of an object in the order in which they came', async () => {
  answered(9, 'One, ', 'two.');
  const found = await getIfChanged('catalog/a', undefined);
  expect(found).toEqual({ bytes: new Uint8Array(Buffer.from('One, two.')), etag: '"1"' });
});

it('tells that an object has begun to arrive, before it is there', async () => {
  const heard: string[] = [];
  answered(4, 'One.');
  await getIfChanged('catalog/a', undefined, () => heard.push('arriving'));
  vi.spyOn(S3Client.prototype, 'send').mockRejectedValue({ $metadata: { httpStatusCode: 304 } } as never);
  expect(await getIfChanged('catalog/a', '"1"', () => heard.push('again'))).toBe('unchanged');
  expect(heard).toEqual(['arriving']);
});

it('has an empty object', async () => {
  answered(0);
  expect(await getIfChanged('catalog/a', undefined)).toEqual({ bytes: new Uint8Array(), etag: '"1"' });
});

it('refuses an object that ended early', async () => {
  answered(9, 'One, ');
  await expect(getIfChanged('catalog/a', undefined)).rejects.toThrow('An object of 9 bytes ended after 5');
});

it('gives an upload the time that its size needs', async () => {
  const send = vi.spyOn(S3Client.prototype, 'send').mockImplementation((async () => ({})) as never);
  await putObject('catalog/a', new Uint8Array(50_000_000), 'application/octet-stream');
  await putObject('catalog/b', '', 'text/plain');
  const given = send.mock.calls.map(([, options]) => (options as { requestTimeout: number }).requestTimeout);
  expect(given).toEqual([limits.s3.answer + 10_000, limits.s3.answer]);
});
