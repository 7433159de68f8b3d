import type { Client } from '#test/integration/client.ts';
import { type Platform, password } from '../platform.ts';
import { run } from './run.ts';

/** How long somebody's export and deletion take, in milliseconds, and what the export has. */
export interface Leaving {
  readonly exported: number;
  readonly orders: number;
  readonly ebooks: number;
  readonly deleted: number;
}

/** Longest that an export or a deletion may take: half an hour. */
const patience = 30 * 60_000;

/** Asks until there is an answer, and each time lets the sweep run that goes on with it. */
async function swept<T>(platform: Platform, sweep: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await platform.fire(sweep);
  }
  throw new Error('It does not come to an end');
}

interface Exported {
  readonly orders?: readonly unknown[];
  readonly ebooks?: readonly unknown[];
}

/** The files of a large export, once they have been written. */
async function files(platform: Platform, person: Client): Promise<Exported[]> {
  const count = await swept(platform, 'ExportSweep', async () => {
    const { status, body } = await person.get('/user/export-files');
    if (status !== 200) throw new Error(`No export: ${status}`);
    return body.state === 'ready' ? (body.files as number) : undefined;
  });
  const links = Array.from({ length: count }, (_, file) => person.get(`/user/export-files/${file + 1}`));
  return Promise.all(
    (await Promise.all(links)).map(async ({ body }) => (await fetch(body.url)).json() as Promise<Exported>),
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0);

/** Waits until every deletion has removed the last of a person. */
const finished = (platform: Platform, environment: Readonly<Record<string, string>>): Promise<true> =>
  swept(platform, 'DeletionSweep', async () => {
    const underWay = Number(await run('unfinished.ts', environment));
    return underWay === 0 ? true : undefined;
  });

/** Somebody takes their data with them and deletes the account, until nothing of them is left. */
export async function leave(
  platform: Platform,
  person: Client,
  environment: Readonly<Record<string, string>>,
): Promise<Leaving> {
  const asked = performance.now();
  const { status, body } = await person.get('/user/export');
  const exported: Exported[] = status === 202 ? await files(platform, person) : [body];
  const [took, left] = [performance.now() - asked, performance.now()];
  const answer = await person.delete('/user', { password });
  if (answer.status !== 200) throw new Error(`Not deleted: ${answer.status} ${JSON.stringify(answer.body)}`);
  await finished(platform, environment);
  return {
    exported: took,
    orders: sum(exported.map(({ orders = [] }) => orders.length)),
    ebooks: sum(exported.map(({ ebooks = [] }) => ebooks.length)),
    deleted: performance.now() - left,
  };
}
