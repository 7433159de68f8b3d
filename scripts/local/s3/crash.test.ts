import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, expect, it } from 'vitest';
import { accessKey, testRegion, testSecret } from './testing/harness.ts';

const Bucket = 'books';
const allKeys = ['a', 'b', 'c', 'd'];
const size = 1024 * 1024;
const directory = mkdtempSync(join(tmpdir(), 'local-s3-crash-'));

const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function startProcess(): Promise<{ child: ChildProcess; client: S3Client }> {
  const script = join(import.meta.dirname, 'testing/crash-server.ts');
  const child = spawn(process.execPath, [script, directory], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const credentials = { accessKeyId: accessKey, secretAccessKey: testSecret };
  const endpoint = `http://127.0.0.1:${Number(line.toString())}`;
  return {
    child,
    client: new S3Client({ endpoint, region: testRegion, forcePathStyle: true, credentials, maxAttempts: 1 }),
  };
}

/** A body filled with the number of its write. */
function version(key: string, number: number): Buffer {
  return Buffer.alloc(size, `${key}:${number};`);
}

/** Puts versions one after another until the server dies. Returns the last one it confirmed. */
async function writeUntilKilled(client: S3Client, key: string, from: number, progress: () => void): Promise<number> {
  for (let number = from; ; number += 1) {
    try {
      await client.send(
        new PutObjectCommand({ Bucket, Key: key, Body: version(key, number), Metadata: { number: String(number) } }),
      );
      progress();
    } catch {
      return number - 1;
    }
  }
}

it('keeps every confirmed object intact when the process is killed during puts', {
  timeout: 240_000,
}, async () => {
  let confirmed = new Map(allKeys.map((key) => [key, 0]));
  for (let round = 0; round < 4; round += 1) {
    const { child, client } = await startProcess();
    let writes = 0;
    const enough = Promise.withResolvers<void>();
    const progress = () => {
      writes += 1;
      if (writes >= allKeys.length) enough.resolve();
    };
    const writing = allKeys.map(async (key) => {
      const last = await writeUntilKilled(client, key, (confirmed.get(key) ?? 0) + 1, progress);
      return [key, last] as const;
    });
    await enough.promise;
    await new Promise((resolve) => setTimeout(resolve, round * 2));
    child.kill('SIGKILL');
    confirmed = new Map(await Promise.all(writing));
    client.destroy();
    confirmed = await checkAfterRestart(confirmed);
  }
});

/** Each object is the last confirmed version or the next one, never a mixture. Returns what is there now. */
async function checkAfterRestart(confirmed: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const { child, client } = await startProcess();
  const found = new Map<string, number>();
  for (const [key, last] of confirmed) {
    const object = await client.send(new GetObjectCommand({ Bucket, Key: key }));
    const bytes = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
    const number = Number(object.Metadata?.number);
    expect([last, last + 1]).toContain(number);
    expect(bytes.equals(version(key, number))).toBe(true);
    expect(object.ETag).toBe(`"${createHash('md5').update(bytes).digest('hex')}"`);
    found.set(key, number);
  }
  expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(allKeys.length);
  const files = readdirSync(join(directory, Bucket, 'objects'), { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).length).toBe(2 * allKeys.length);
  client.destroy();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return found;
}
