import type { FunctionGrant } from '../aws/iam/authority.ts';
import type { QueuedMessage } from '../aws/sqs/queues.ts';
import { ControlRefused } from '../controls/input.ts';
import { controlFaults } from '../faults/control.ts';
import type { Faults } from '../faults/faults.ts';
import type { Deliveries } from '../lambda/async-invocations.ts';
import type { AccountConcurrency } from '../lambda/concurrency.ts';
import { controlConcurrency, controlDeliveries } from '../lambda/control.ts';
import type { MovableClock } from '../platform/clock.ts';
import type { Answer } from '../platform/http-message.ts';
import type { LocalMetrics } from '../platform/metrics.ts';
import type { Scheduler } from '../platform/schedule/scheduler.ts';
import type { EdgeCache } from './cache/cache.ts';

interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}
/** The JSON body of a control. */
type Input = Record<string, unknown>;
type Page = (request: PageRequest) => Promise<Answer | undefined> | Answer | undefined;

export interface LocalPagesOptions {
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly concurrency: AccountConcurrency;
  readonly deliveries: Deliveries;
  readonly edgeCache: EdgeCache;
  readonly metrics: Pick<LocalMetrics, 'list'>;
  readonly scheduler: () => Scheduler;
  /** What was written to the tables, and what AWS would bill for them and for functions while somebody counts. */
  readonly usage: () => {
    readonly items_written: number;
    readonly read_units: number;
    readonly write_units: number;
    readonly runs: number;
    readonly gigabyte_seconds: number;
  };
  /** What waits in the queues. */
  readonly messages: () => readonly QueuedMessage[];
  /** Pages of the emulators, tried in turn: the mail viewer, the payment page. */
  readonly services: readonly Page[];
  /** Settles when everything published so far has been delivered or given up, and schedules under way have ended. */
  readonly delivered: () => Promise<void>;
  /** Deletes expired items now; the tables do so every ten seconds. */
  readonly expire: () => Promise<unknown>;
  /** Replaces the instances of a function, by its name; false if there is none. */
  readonly renew: (name: string) => boolean;
  /** Variables with which a script works on the same data, with all permissions. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** What the functions' roles grant, and whether it has been used. */
  readonly grants: () => readonly FunctionGrant[];
  /** What tests can do to the payment stand-in: hold, release, duplicate, redeliver. */
  readonly payments: (action: string, argument: Record<string, unknown>) => unknown;
  /** Controls that only take an input, by name. */
  readonly strictness: Readonly<Record<string, (input: unknown) => void>>;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

const done = json({ success: true });

/** Bad input is the caller's mistake and gets a message; anything else is a bug. */
function refused(error: unknown): Answer {
  if (error instanceof ControlRefused || error instanceof SyntaxError) return json({ detail: error.message }, 400);
  throw error;
}

const index = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Local cloud</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:32px 16px;background:light-dark(#f4f6f5,#0e1615);color:light-dark(#13201f,#e6eeec)}
h1{font-family:Georgia,serif}a{color:light-dark(#0a5a59,#68c6c0)}li{margin:12px 0}</style></head>
<body><h1>Local cloud</h1><p>These pages exist only on this machine, never in what is deployed.</p>
<ul><li><a href="/__local/mail">Mail</a>: every mail sent, as a person reads it (<a href="/__local/mail.json">as data</a>)</li>
<li>Payment stand-in: <code>/__local/pay/{session}</code>, opened by the checkout. No card is charged.</li>
<li><a href="/__local/executions">Executions</a>: what state machines have done, event by event</li>
<li><a href="/__local/queues">Queues</a>: their messages, among them events that functions failed to process, as data</li>
<li><a href="/__local/metrics">Metrics</a>: what the functions have reported, as alarms would see it</li>
<li><a href="/__local/grants">Grants</a>: what each function may do, and whether it has done it</li>
<li><a href="/api/docs">API reference</a></li><li><a href="/">The site</a></li></ul></body></html>`;

/** Everything under `/__local/`: an index for people, and the controls for tests. */
export class LocalPages {
  readonly #options: LocalPagesOptions;

  constructor(options: LocalPagesOptions) {
    this.#options = options;
  }

  async answer(method: string, path: string, query: string, body: Buffer): Promise<Answer> {
    const request = { method, path, query: new URLSearchParams(query), body: body.toString('utf8') };
    if (method === 'GET' && /^\/__local\/?$/.test(path))
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: index };
    if (method === 'GET' && path === '/__local/environment') return json(this.#options.environment());
    if (method === 'GET' && path === '/__local/grants') return json(this.#options.grants());
    if (method === 'GET' && path === '/__local/calls')
      return json(this.#options.faults.callsAfter(Number(request.query.get('after'))));
    if (method === 'GET' && path === '/__local/queues') return json(this.#options.messages());
    if (method === 'GET' && path === '/__local/usage') return json(this.#options.usage());
    if (method === 'GET' && path === '/__local/metrics') return json(this.#options.metrics.list());
    if (method === 'POST') {
      const controlled = await this.#control(request).catch(refused);
      if (controlled) return controlled;
    }
    for (const page of this.#options.services) {
      const answer = await page(request);
      if (answer) return answer;
    }
    return json({ detail: 'There is no such local page' }, 404);
  }

  async #control({ path, body }: PageRequest): Promise<Answer | undefined> {
    const [, , tool = '', argument = ''] = path.split('/');
    const controls = this.#controls();
    if (!Object.hasOwn(controls, tool)) return undefined;
    return controls[tool]?.(argument, JSON.parse(body || '{}') as Input);
  }

  #controls(): Record<string, (argument: string, input: Input) => Promise<Answer> | Answer> {
    const { faults, concurrency, deliveries, delivered, expire, payments, renew, strictness } = this.#options;
    const plain = Object.entries(strictness).map(([name, apply]) => {
      const control = (_: string, input: Input) => {
        apply(input);
        return done;
      };
      return [name, control] as const;
    });
    return {
      ...Object.fromEntries(plain),
      clock: (_, input) => this.#moveClock(input),
      fire: (rule) => this.#fire(rule),
      faults: (_, input) => {
        controlFaults(faults, input);
        return done;
      },
      concurrency: (_, input) => {
        controlConcurrency(concurrency, input);
        return done;
      },
      deliveries: (_, input) => {
        controlDeliveries(deliveries, input);
        return done;
      },
      delivered: async () => {
        await delivered();
        return done;
      },
      expire: async () => {
        await expire();
        return done;
      },
      renew: (name) => (renew(name) ? done : json({ detail: 'There is no such function' }, 404)),
      payments: async (action, input) => json({ result: await payments(action, input) }),
      'edge-cache': (_, input) => this.#switchCache(input),
    };
  }

  #switchCache({ on, clear }: Input): Answer {
    const { edgeCache } = this.#options;
    if (typeof on === 'boolean') edgeCache.switch(on);
    if (clear === true) edgeCache.clear();
    return done;
  }

  #moveClock({ now, advance_ms }: Input): Answer {
    const { clock } = this.#options;
    if (now !== undefined) clock.set(typeof now === 'number' ? now : Date.parse(String(now)));
    if (advance_ms !== undefined) clock.advance(Number(advance_ms));
    return json({ now: new Date(clock.now()).toISOString() });
  }

  async #fire(rule: string): Promise<Answer> {
    const scheduler = this.#options.scheduler();
    const found = await scheduler.fire(rule);
    return found ? done : json({ detail: `Known rules: ${scheduler.names.join(', ')}` }, 404);
  }
}
