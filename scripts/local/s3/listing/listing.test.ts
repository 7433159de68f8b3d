import {
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, startTestS3, type TestS3 } from '../testing/harness.ts';
import { readPage } from './page.ts';
import { compareKeys, SortedKeys } from './sorted-keys.ts';

const Bucket = 'books';
const allKeys = ['a', 'a/1', 'a/2', 'a/b/1', 'b/', 'b/1', 'b<&>"', 'c\u0001', 'z/\uffee', 'z/🔑'];
let test: TestS3;
let client: S3Client;

beforeAll(async () => {
  test = await startTestS3();
  test.s3.createBucket(Bucket);
  client = test.client();
  for (const Key of [...allKeys].reverse()) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
});

afterAll(async () => {
  expect(test.logged).toEqual([]);
  await test.stop();
});

async function list(input: Partial<ListObjectsV2CommandInput> = {}): Promise<string[]> {
  const answer = await client.send(new ListObjectsV2Command({ Bucket, ...input }));
  const keys = answer.Contents?.map(({ Key }) => Key ?? '') ?? [];
  const prefixes = answer.CommonPrefixes?.map(({ Prefix }) => `${Prefix}…`) ?? [];
  expect(answer.KeyCount).toBe(keys.length + prefixes.length);
  return [...keys, ...prefixes];
}

async function listAll(input: Partial<ListObjectsV2CommandInput>): Promise<string[]> {
  const found: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, ...input, ContinuationToken }));
    found.push(...(page.Contents?.map(({ Key }) => Key ?? '') ?? []));
    found.push(...(page.CommonPrefixes?.map(({ Prefix }) => `${Prefix}…`) ?? []));
    expect(page.IsTruncated).toBe(page.NextContinuationToken !== undefined);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return found;
}

describe('ListObjectsV2', () => {
  it('lists all keys in the order of their bytes', async () => {
    expect(await list()).toEqual(allKeys);
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
    expect(Contents).toMatchObject([
      { Key: 'a', Size: 1, ETag: '"0cc175b9c0f1b6a831c399e269772661"', StorageClass: 'STANDARD' },
    ]);
  });

  it('narrows by prefix and groups by delimiter', async () => {
    expect(await list({ Prefix: 'a/' })).toEqual(['a/1', 'a/2', 'a/b/1']);
    expect(await list({ Delimiter: '/' })).toEqual(['a', 'b<&>"', 'c\u0001', 'a/…', 'b/…', 'z/…']);
    expect(await list({ Prefix: 'a/', Delimiter: '/' })).toEqual(['a/1', 'a/2', 'a/b/…']);
    expect(await list({ Prefix: 'b/', Delimiter: '/' })).toEqual(['b/', 'b/1']);
    expect(await list({ Prefix: 'none' })).toEqual([]);
  });

  it('continues where a page ended, whatever the page size', async () => {
    for (const MaxKeys of [1, 2, 3, 9, 10]) {
      expect(await listAll({ MaxKeys })).toEqual(allKeys);
      expect((await listAll({ MaxKeys, Delimiter: '/' })).sort()).toEqual((await list({ Delimiter: '/' })).sort());
      expect(await listAll({ MaxKeys, Prefix: 'b/', Delimiter: '/' })).toEqual(['b/', 'b/1']);
    }
    expect(await list({ MaxKeys: 0 })).toEqual([]);
    expect(await list({ StartAfter: 'b/' })).toEqual(allKeys.slice(5));
    expect(await list({ StartAfter: 'a', Prefix: 'b/' })).toEqual(['b/', 'b/1']);
    expect(await list({ StartAfter: 'c', Prefix: 'b/' })).toEqual([]);
  });

  it('encodes keys on request', async () => {
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'c', EncodingType: 'url' }));
    expect(Contents?.[0]?.Key).toBe('c%01');
  });

  it('rejects invalid page parameters', async () => {
    const refused = (input: object) => failure(client.send(new ListObjectsV2Command({ Bucket, ...input })));
    expect(await refused({ ContinuationToken: 'nonsense' })).toEqual({ name: 'InvalidArgument', status: 400 });
    expect(await refused({ MaxKeys: -1 })).toEqual({ name: 'InvalidArgument', status: 400 });
    expect(await refused({ FetchOwner: true })).toEqual({ name: 'NotImplemented', status: 501 });
  });
});

/** The listing as one would write it without regard to its cost. */
function naive(keys: readonly string[], prefix: string, delimiter: string): string[] {
  const entries = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      return end < 0 ? key : `${key.slice(0, end + delimiter.length)}…`;
    });
  return [...new Set(entries)].sort();
}

it('orders keys by their bytes', () => {
  const key = fc.string({
    unit: fc.constantFrom('a', 'ü', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'),
    maxLength: 4,
  });
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(Math.sign(compareKeys(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});

describe('paging', () => {
  it('returns every entry once, for any keys, prefix, delimiter and page size', () => {
    const key = fc.string({ unit: fc.constantFrom('a', 'b', '/', '-', '🔑', '\uffee'), minLength: 1, maxLength: 6 });
    const input = fc.record({
      keys: fc.uniqueArray(key, { maxLength: 30 }),
      removed: fc.array(key),
      prefix: fc.oneof(fc.constant(''), key),
      delimiter: fc.constantFrom('', '/', '-a'),
      maxKeys: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(input, ({ keys, removed, prefix, delimiter, maxKeys }) => {
        const sorted = new SortedKeys(keys.slice(0, 10));
        for (const each of keys.slice(10)) sorted.add(each);
        for (const each of removed) sorted.delete(each);
        const left = keys.filter((each) => !removed.includes(each));
        const found: string[] = [];
        for (let page = readPage(sorted, { prefix, delimiter, maxKeys, cursor: undefined }); ; ) {
          expect(page.keys.length + page.prefixes.length).toBeLessThanOrEqual(maxKeys);
          found.push(...page.keys, ...page.prefixes.map((each) => `${each}…`));
          expect([...page.keys].sort(compareKeys)).toEqual(page.keys);
          if (!page.next) break;
          page = readPage(sorted, { prefix, delimiter, maxKeys, cursor: page.next });
        }
        expect([...found].sort()).toEqual(naive(left, prefix, delimiter));
      }),
      { numRuns: 2000 },
    );
  });
});
