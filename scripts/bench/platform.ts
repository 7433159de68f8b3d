import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '#test/integration/client.ts';
import { projectRoot } from '../build/inputs.ts';
import { fewArenas } from '../start/arenas.ts';

/** The flags that `npm start` runs the platform with. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return scripts.start.match(/--\S+/g);
}

interface Sums {
  readonly items_written: number;
  readonly read_units: number;
  readonly write_units: number;
  readonly runs: number;
  readonly gigabyte_seconds: number;
}
/** What AWS would bill, and how often each operation of a service was called: `s3 GetObject`. */
export interface Used extends Omit<Sums, 'items_written'> {
  readonly calls: ReadonlyMap<string, number>;
}

interface Recorded {
  readonly mark: number;
  readonly calls: readonly { readonly service: string; readonly operation: string }[];
}

/** Of every person that the bench registers. */
export const password = 'Passw0rd!';

/** The platform under load, in its own process. */
export class Platform {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  /** `flags` are added to those of `npm start`. The data is in a folder that `directory` names, or one that goes at the end. */
  static async start(flags: readonly string[] = [], directory?: string): Promise<Platform> {
    const execArgv = [...flagsOfStart(), ...flags];
    const child = fork(new URL('./server.ts', import.meta.url), directory ? [directory] : [], {
      execArgv,
      env: { ...process.env, ...fewArenas },
    });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new Platform(child, url);
  }

  /** Resident memory of the platform with emulators and functions, in megabytes; native functions have processes of their own. */
  async memory(): Promise<number> {
    this.child.send('memory');
    const [{ megabytes }] = (await once(this.child, 'message')) as [{ megabytes: number }];
    return megabytes;
  }

  /** How many items have been put, changed and deleted in the table since the start. */
  async itemsWritten(): Promise<number> {
    return (await this.#sums()).items_written;
  }

  async #sums(): Promise<Sums> {
    return (await fetch(`${this.url}/__local/usage`)).json() as Promise<Sums>;
  }

  /** What is used during an act. */
  async used(act: () => Promise<unknown>): Promise<Used> {
    await Promise.all([this.#control('faults', { record: true }), this.#control('usage', { count: true })]);
    const { mark: before } = await this.#recorded(0);
    await act();
    const { mark, calls } = await this.#recorded(before);
    const sums = await this.#sums();
    await Promise.all([this.#control('faults', { record: false }), this.#control('usage', { count: false })]);
    // Of many calls the newest are kept, which are like the others.
    const share = calls.length === 0 ? 0 : (mark - before) / calls.length;
    // Stripe's addresses name a thing.
    const nameOf = ({ service, operation }: Recorded['calls'][number]) =>
      `${service} ${operation.replace(/\/[a-z]+_\w{14,}/g, '/{id}')}`;
    const byOperation = Object.entries(Object.groupBy(calls, nameOf));
    return { ...sums, calls: new Map(byOperation.map(([name, some = []]) => [name, some.length * share])) };
  }

  /** What a request asks of services, on average over those of `load`: calls by operation, and units of the table. */
  async askedBy(load: () => Promise<{ readonly requests: { readonly total: number } }>): Promise<string> {
    let requests = 1;
    const { calls, read_units, write_units } = await this.used(async () => {
      requests = (await load()).requests.total;
    });
    const byOperation = [...calls]
      .map(([operation, count]) => [operation, count / requests] as const)
      .filter(([, count]) => count >= 0.05)
      .map(([operation, count]) => `${count.toFixed(1)} ${operation}`);
    const each = (units: number) => (units / requests).toFixed(1);
    return [...byOperation, `${each(read_units)} read and ${each(write_units)} write units`].join(', ');
  }

  /** Pays on the page of the payment gateway. */
  async pay(session: string): Promise<void> {
    const body = new URLSearchParams({ action: 'pay' });
    const { status } = await fetch(`${this.url}/__local/pay/${session}`, { method: 'POST', body, redirect: 'manual' });
    if (status >= 400) throw new Error(`Not paid: ${status}`);
  }

  /** Waits until everything that was announced has been worked off. */
  async delivered(): Promise<void> {
    await this.#control('delivered', {});
  }

  /** Runs a schedule and waits for its end. */
  async fire(schedule: string): Promise<void> {
    const { status } = await this.#control(`fire/${schedule}`, {});
    if (status !== 200) throw new Error(`${schedule} has failed: ${status}`);
  }

  #control(name: string, input: object): Promise<Response> {
    return fetch(`${this.url}/__local/${name}`, { method: 'POST', body: JSON.stringify(input) });
  }

  async #recorded(after: number): Promise<Recorded> {
    return (await fetch(`${this.url}/__local/calls?after=${after}`)).json() as Promise<Recorded>;
  }

  async stop(): Promise<void> {
    this.child.send('stop');
    await once(this.child, 'exit');
  }

  /** An admin of the seed, signed in. */
  async signIn(credentials: { readonly email: string; readonly password: string }): Promise<Client> {
    const client = new Client(this.url);
    const { email, password } = credentials;
    const { body } = await client.post('/auth/admin-login', { email, password });
    client.token = body.access_token;
    return client;
  }

  /** Somebody who has an account from an earlier start of the platform. */
  async personAgain(email: string): Promise<Client & { email: string }> {
    const client = new Client(this.url);
    const { body } = await client.post('/auth/login', { email, password });
    client.token = body.access_token;
    return Object.assign(client, { email });
  }

  /** A new account, signed in. */
  async person(): Promise<Client & { email: string }> {
    const client = new Client(this.url);
    const email = `bench-${Math.random().toString(36).slice(2)}@example.test`;
    const { body } = await client.post('/auth/register', { name: 'Bench', email, password });
    client.token = body.access_token;
    return Object.assign(client, { email });
  }
}
