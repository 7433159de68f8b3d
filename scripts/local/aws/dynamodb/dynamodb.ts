import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { AwsRequest, AwsResponse, LocalClock, LocalService } from '../service.ts';
import { isAwsError, serializationError, unknownOperation } from './errors.ts';
import { sweepExpired } from './expiry/sweep.ts';
import { ttlOperations } from './expiry/ttl.ts';
import { BusyBatches } from './item/busy-batches.ts';
import { itemOperations } from './item/items.ts';
import { Storage } from './storage/storage.ts';
import type { Units } from './storage/units.ts';
import { Tables } from './table/tables.ts';
import { Tokens } from './transaction/tokens.ts';
import { transactionOperations } from './transaction/transactions.ts';
import type { JsonObject, Operation } from './types.ts';

const sweepIntervalMs = 10_000;
const maxRequestBytes = 16 * 1024 * 1024;
const targetPrefix = 'DynamoDB_20120810.';
const contentType = 'application/x-amz-json-1.0';

export interface LocalDynamodb extends LocalService {
  /** Deletes the items whose time to live has passed by the clock, immediately, and returns how many. */
  sweepExpired(): Promise<number>;
  /**
   * Makes every read that is not consistent late by so many milliseconds, by the clock: those of indexes always, those of
   * tables without `ConsistentRead`. 0 ends it.
   */
  delayReads(milliseconds: number): void;
  /** How many items all writes since the start have put, changed and deleted. */
  itemsWritten(): number;
  /** What AWS would bill, while somebody counts. */
  readonly units: Units;
  /** Makes every batch leave a part unprocessed, or stops that. */
  leaveUnprocessed(isOn: boolean): void;
}

/**
 * Opens the DynamoDB of the local cloud, persisted in the directory or, without one, in memory. An acknowledged write
 * survives a kill of this process (not a loss of power: LevelDB leaves the flush to the operating system).
 */
export async function openDynamodb(options: { directory?: string; clock: LocalClock }): Promise<LocalDynamodb> {
  const { directory, clock } = options;
  const storage = await Storage.open(directory, clock);
  const tables = await Tables.load(storage, clock);
  const tokens = await Tokens.load(storage, clock);
  const busy = new BusyBatches();
  const operations = new Map(
    Object.entries({
      ...tables.operations(),
      ...itemOperations(storage, tables, busy),
      ...transactionOperations(storage, tables, tokens),
      ...ttlOperations(storage, tables),
    }),
  );
  const sweep = async (): Promise<number> => {
    await storage.write(tokens.forgetOld());
    return sweepExpired(storage, tables, clock);
  };
  let lastSweep = Promise.resolve();
  const timer = setInterval(() => {
    lastSweep = sweep().then(() => undefined, report);
  }, sweepIntervalMs).unref();
  return {
    handle: (request) => handle(operations, request),
    sweepExpired: sweep,
    itemsWritten: () => storage.itemsWritten,
    units: storage.units,
    leaveUnprocessed: (isOn) => busy.use(isOn),
    delayReads: (milliseconds) => storage.past.delay(milliseconds),
    close: async () => {
      clearInterval(timer);
      await lastSweep;
      await storage.close();
    },
  };
}

const report = (error: unknown): void => console.error('local DynamoDB:', error);

async function handle(operations: ReadonlyMap<string, Operation>, request: AwsRequest): Promise<AwsResponse> {
  if (request.body.byteLength > maxRequestBytes) return { status: 413 };
  try {
    return respond(200, await findOperation(operations, request)(parseBody(request.body)));
  } catch (error) {
    if (isAwsError(error)) return respond(error.statusCode, error.body);
    report(error);
    const message = error instanceof Error ? error.message : String(error);
    return respond(500, { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError', message });
  }
}

function findOperation(operations: ReadonlyMap<string, Operation>, { method, headers }: AwsRequest): Operation {
  const target = headers['x-amz-target'] ?? '';
  const operation = target.startsWith(targetPrefix) && operations.get(target.slice(targetPrefix.length));
  if (method !== 'POST' || !operation) throw unknownOperation();
  return operation;
}

function parseBody(body: Buffer): JsonObject {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString());
  } catch {
    throw serializationError();
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw serializationError();
  return parsed as JsonObject;
}

function respond(status: number, content: object): AwsResponse {
  const body = JSON.stringify(content);
  const headers = {
    'content-type': contentType,
    'x-amz-crc32': String(crc32(body)),
    'x-amzn-requestid': randomUUID(),
  };
  return { status, headers, body };
}
