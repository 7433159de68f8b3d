import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '#test/integration/client.ts';
import { projectRoot } from '../build/inputs.ts';

/** The flags that `npm start` runs the platform with. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return scripts.start.match(/--\S+/g);
}

interface TableUse {
  readonly items_written: number;
  readonly read_units: number;
  readonly write_units: number;
}

/** The platform under load, in its own process. */
export class Platform {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  /** `flags` are added to those of `npm start`. */
  static async start(flags: readonly string[] = []): Promise<Platform> {
    const child = fork(new URL('./server.ts', import.meta.url), { execArgv: [...flagsOfStart(), ...flags] });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new Platform(child, url);
  }

  /** Resident memory of the platform, emulators and functions included, in megabytes. */
  async memory(): Promise<number> {
    this.child.send('memory');
    const [{ megabytes }] = (await once(this.child, 'message')) as [{ megabytes: number }];
    return megabytes;
  }

  /** How many items have been put, changed and deleted in the table since the start. */
  async itemsWritten(): Promise<number> {
    return (await this.#tableUse()).items_written;
  }

  async #tableUse(): Promise<TableUse> {
    return (await fetch(`${this.url}/__local/table`)).json() as Promise<TableUse>;
  }

  /** What a request asks of services, on average over those of `load`: calls by operation, and units of the table. */
  async askedBy(load: () => Promise<{ readonly requests: { readonly total: number } }>): Promise<string> {
    await Promise.all([this.#control('faults', { record: true }), this.#control('units', { count: true })]);
    const { requests } = await load();
    const { mark, calls } = await this.#recorded();
    const { read_units, write_units } = await this.#tableUse();
    await Promise.all([this.#control('faults', { record: false }), this.#control('units', { count: false })]);
    // Of many calls the newest are kept, which are like the others.
    const share = calls.length === 0 ? 0 : mark / calls.length / requests.total;
    const byOperation = Object.entries(Object.groupBy(calls, ({ operation }) => operation))
      .map(([operation, some = []]) => [operation, some.length * share] as const)
      .filter(([, count]) => count >= 0.05)
      .map(([operation, count]) => `${count.toFixed(1)} ${operation}`);
    const each = (units: number) => (units / requests.total).toFixed(1);
    return [...byOperation, `${each(read_units)} read and ${each(write_units)} write units`].join(', ');
  }

  #control(name: string, input: object): Promise<Response> {
    return fetch(`${this.url}/__local/${name}`, { method: 'POST', body: JSON.stringify(input) });
  }

  async #recorded(): Promise<{ readonly mark: number; readonly calls: readonly { readonly operation: string }[] }> {
    return (await fetch(`${this.url}/__local/calls?after=0`)).json();
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

  /** A new account, signed in. */
  async person(): Promise<Client & { email: string }> {
    const client = new Client(this.url);
    const email = `bench-${Math.random().toString(36).slice(2)}@example.test`;
    const { body } = await client.post('/auth/register', { name: 'Bench', email, password: 'Passw0rd!' });
    client.token = body.access_token;
    return Object.assign(client, { email });
  }
}
