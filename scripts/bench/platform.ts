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
    const { items } = (await (await fetch(`${this.url}/__local/written`)).json()) as { items: number };
    return items;
  }

  /** Calls to services for each request while `load` asks, on average, by operation; a service's own name only if it is not the table. */
  async callsOf(load: () => Promise<{ readonly requests: { readonly total: number } }>): Promise<string> {
    const record = (on: boolean) =>
      fetch(`${this.url}/__local/faults`, { method: 'POST', body: JSON.stringify({ record: on }) });
    await record(true);
    const { requests } = await load();
    const recorded = await fetch(`${this.url}/__local/calls?after=0`);
    await record(false);
    const { mark, calls } = (await recorded.json()) as { mark: number; calls: readonly { operation: string }[] };
    // Of many calls the newest are kept, which are like the others.
    const share = calls.length === 0 ? 0 : mark / calls.length / requests.total;
    return Object.entries(Object.groupBy(calls, ({ operation }) => operation))
      .map(([operation, some = []]) => `${(some.length * share).toFixed(1)} ${operation}`)
      .join(', ');
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
