import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinObjects } from '#functions/lib/aws/joined-object.ts';
import { deleteObject, getText, putObject } from '#functions/lib/aws/objects.ts';

/* Objects joined to one in the bucket, in parts of the size that S3 demands. */

const type = 'text/csv';
const folder = `list-portions/${randomUUID()}`;
const texts = Array.from({ length: 5 }, (_, number) => `${number},é\r\n`.repeat(400_000));

test('objects are joined in order, also where they make several parts; one that is missing is told', async () => {
  const keys = texts.map((_, number) => `${folder}/${number}`);
  for (const [number, text] of texts.entries()) await putObject(keys[number] ?? '', text, type);
  const target = `list-exports/${randomUUID()}`;
  expect(await joinObjects(target, keys, type)).toBe(true);
  const joined = await getText(target);
  expect(joined === texts.join('')).toBe(true);
  await deleteObject(keys[4] ?? '');
  expect(await joinObjects(`${target}-2`, keys, type)).toBe(false);
  expect(await getText(`${target}-2`)).toBeUndefined();
});
