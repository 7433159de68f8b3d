import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DescribeTableCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDynamodb } from './dynamodb.ts';
import { temporaryDirectory } from './testing/directory.ts';
import { movableClock, serveDynamodb, singleTable, type TestDynamodb } from './testing/serve.ts';

const writerScript = fileURLToPath(new URL('./testing/writer.ts', import.meta.url));
const workers = 6;

let directory: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ directory, remove } = await temporaryDirectory());
});
afterEach(() => remove());

async function withDynamodb<Result>(use: (db: TestDynamodb) => Promise<Result>): Promise<Result> {
  const db = await serveDynamodb(directory);
  try {
    return await use(db);
  } finally {
    await db.stop();
  }
}

it('keeps tables, items, time to live and tokens across a restart', async () => {
  const TableName = 'kept';
  const Key = { pk: 'p', sk: 'a' };
  const buy = new TransactWriteCommand({
    ClientRequestToken: 'once',
    TransactItems: [
      { Update: { TableName, Key, UpdateExpression: 'ADD n :n', ExpressionAttributeValues: { ':n': 1 } } },
    ],
  });
  const ttl = { AttributeName: 'ttl', Enabled: true };
  await withDynamodb(async ({ client, documents, clock }) => {
    await client.send(singleTable(TableName));
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: ttl }));
    await documents.send(buy);
    await documents.send(new PutCommand({ TableName, Item: { pk: 'old', sk: 'a', ttl: clock.now() / 1000 - 1 } }));
  });
  await withDynamodb(async ({ client, documents, service }) => {
    expect((await client.send(new DescribeTableCommand({ TableName }))).Table).toMatchObject({ TableName });
    await documents.send(buy);
    expect((await documents.send(new GetCommand({ TableName, Key }))).Item).toEqual({ ...Key, n: 1 });
    expect(await service.sweepExpired()).toBe(1);
  });
});

it('is open in one process at a time', async () => {
  await withDynamodb(async () => {
    await expect(openDynamodb({ directory, clock: movableClock() })).rejects.toThrow(/in use/);
  });
});

/** Kills the writer mid-work once that many rounds are acknowledged, and returns the last one of each worker. */
async function writeAndKill(rounds: number, firstRound: number, acknowledged: number[]): Promise<void> {
  const args = [writerScript, directory, String(acknowledged.length), String(firstRound)];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  writer.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.split('\n').length > rounds) writer.kill('SIGKILL');
  });
  const [, signal] = await once(writer, 'close');
  expect(signal).toBe('SIGKILL');
  for (const [, worker, round] of output.matchAll(/^(\d+) (\d+)\n/gm)) acknowledged[Number(worker)] = Number(round);
}

const TableName = 'pairs';

async function roundOf({ documents }: TestDynamodb, pk: string): Promise<number> {
  return (await documents.send(new GetCommand({ TableName, Key: { pk, sk: 'a' } }))).Item?.round as number;
}

/** The rounds by name, read from the index. */
async function indexed({ documents }: TestDynamodb, index: string): Promise<Record<string, number>> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName,
      IndexName: 'gs1',
      KeyConditionExpression: 'gs1pk = :index',
      ExpressionAttributeValues: { ':index': index },
    }),
  );
  expect(new Set(Items.map(({ pk }) => pk)).size).toBe(Items.length);
  return Object.fromEntries(Items.map(({ pk, round }) => [pk, round]));
}

it('has each write entirely or not at all, and every acknowledged one, after repeated kills', {
  timeout: 240_000,
}, async () => {
  await withDynamodb(({ client }) => client.send(singleTable(TableName)));
  const acknowledged = Array<number>(workers).fill(0);
  for (const [run, rounds] of [300, 20, 151, 703, 1000].entries()) {
    await writeAndKill(rounds, run * 1_000_000, acknowledged);
    await withDynamodb(async (db) => {
      const inIndex = { ...(await indexed(db, 'pair')), ...(await indexed(db, 'single')) };
      for (const [worker, round] of acknowledged.entries()) {
        const left = await roundOf(db, `left${worker}`);
        expect(left).toBeGreaterThanOrEqual(round);
        const single = await roundOf(db, `single${worker}`);
        expect(single).toBeGreaterThanOrEqual(round);
        expect(await roundOf(db, `right${worker}`)).toBe(left);
        expect(inIndex).toMatchObject({
          [`left${worker}`]: left,
          [`right${worker}`]: left,
          [`single${worker}`]: single,
        });
      }
    });
  }
});
