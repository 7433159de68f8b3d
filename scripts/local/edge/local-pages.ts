import { controlFaults, FaultRefused } from '../faults/control.ts';
import type { Faults } from '../faults/faults.ts';
import type { MovableClock } from '../platform/clock.ts';
import type { Answer } from '../platform/http-message.ts';
import type { LocalMetrics } from '../platform/metrics.ts';
import type { Scheduler } from '../platform/scheduler.ts';

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
  readonly metrics: Pick<LocalMetrics, 'list'>;
  readonly scheduler: () => Scheduler;
  /** Pages of the emulators, tried in turn: the mail viewer, the payment page. */
  readonly services: readonly Page[];
  /** Settles when everything published so far has been delivered or given up. */
  readonly delivered: () => Promise<void>;
  /** What tests can do to the payment stand-in: hold, release, duplicate, redeliver. */
  readonly payments: (action: string, argument: Record<string, unknown>) => unknown;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

const done = json({ success: true });

/** Bad input is the caller's mistake and gets a message; anything else is a bug. */
function refused(error: unknown): Answer {
  if (error instanceof FaultRefused || error instanceof SyntaxError) return json({ detail: error.message }, 400);
  throw error;
}

const index = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Local cloud</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:32px 16px;background:light-dark(#f4f6f5,#0e1615);color:light-dark(#13201f,#e6eeec)}
h1{font-family:Georgia,serif}a{color:light-dark(#0a5a59,#68c6c0)}li{margin:12px 0}</style></head>
<body><h1>Local cloud</h1><p>These pages exist only on this machine, never in what is deployed.</p>
<ul><li><a href="/__local/mail">Mail</a>: every mail sent, as a person reads it (<a href="/__local/mail.json">as data</a>)</li>
<li>Payment stand-in: <code>/__local/pay/{session}</code>, opened by the checkout. No card is charged.</li>
<li><a href="/__local/metrics">Metrics</a>: what the functions have reported, as alarms would see it</li>
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
    if (method === 'GET' && path === '/__local/calls')
      return json(this.#options.faults.callsAfter(Number(request.query.get('after'))));
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
    const { faults, delivered, payments } = this.#options;
    return {
      clock: (_, input) => this.#moveClock(input),
      fire: (rule) => this.#fire(rule),
      faults: (_, input) => {
        controlFaults(faults, input);
        return done;
      },
      delivered: async () => {
        await delivered();
        return done;
      },
      payments: async (action, input) => json({ result: await payments(action, input) }),
    };
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
