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

  static async start(): Promise<Platform> {
    const child = fork(new URL('./server.ts', import.meta.url), { execArgv: flagsOfStart() });
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
