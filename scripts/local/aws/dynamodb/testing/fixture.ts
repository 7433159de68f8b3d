import { afterAll, beforeAll } from 'vitest';
import { temporaryDirectory } from './directory.ts';
import { serveDynamodb, singleTable, type TestDynamodb } from './serve.ts';

/** The service of the running test file. */
export let db: TestDynamodb;

/** Gives the test file its own service with these tables, persisted in a directory as in the local cloud. */
export function withTables(...tables: string[]): void {
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const temporary = await temporaryDirectory();
    remove = temporary.remove;
    db = await serveDynamodb(temporary.directory);
    for (const table of tables) await db.client.send(singleTable(table));
  });
  afterAll(async () => {
    await db.stop();
    await remove();
  });
}
