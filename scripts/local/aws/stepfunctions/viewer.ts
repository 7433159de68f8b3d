import { type Markup, markup, page } from '../ses/viewer/markup.ts';
import type { Execution } from './execution/execution.ts';
import type { HistoryEvent } from './execution/history.ts';

interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}
interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Executions on one page. */
const most = 200;
const address = '/__local/executions';

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 19);
const machineOf = ({ start }: Execution): string => start.machine.split(':').at(-1) ?? '';

const row = (execution: Execution): Markup => markup`<li>
<a href="${address}?arn=${encodeURIComponent(execution.arn)}">${machineOf(execution)}: ${execution.start.name}</a>
<span class="quiet">${execution.status} · ${moment(execution.startDate)}</span>
<span class="snippet quiet">${execution.ending.error ?? execution.events.at(-1)?.type}</span></li>`;

const list = (executions: readonly Execution[]): string =>
  page(
    'Executions',
    markup`<h1>Executions</h1>
${executions.length === 0 ? markup`<p>No state machine has been started in the last 90 days.</p>` : markup`<ul class="list">${executions.slice(0, most).map(row)}</ul>`}`,
  );

/** The state that an event is about, or the error that it tells. */
function about(event: HistoryEvent): string {
  const details = Object.entries(event).find(([key]) => key.endsWith('EventDetails'))?.[1];
  const { name, error, cause } = Object(details) as Record<string, string | undefined>;
  return [name, error, cause].filter(Boolean).join(': ');
}

const eventRow = (event: HistoryEvent): Markup => markup`<li><span>${event.id}. ${event.type}</span>
<span class="quiet">${moment(event.timestamp)}</span><span class="quiet">${about(event)}</span></li>`;

const one = (execution: Execution): string =>
  page(
    execution.start.name,
    markup`<p><a href="${address}">All executions</a></p>
<h1>${machineOf(execution)}: ${execution.start.name}</h1>
<dl><dt>Status</dt><dd>${execution.status}</dd><dt>Input</dt><dd>${execution.start.input}</dd>
<dt>Output</dt><dd>${execution.ending.output ?? '—'}</dd></dl>
<ol class="list">${execution.events.map(eventRow)}</ol>`,
  );

const html = (body: string, status = 200): PageResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    'cache-control': 'no-store',
  },
  body,
});

/** The executions for people, below `/__local/executions`. Undefined for other addresses. */
export function executionsPage(
  executions: () => readonly Execution[],
  { method, path, query }: PageRequest,
): PageResponse | undefined {
  if (method !== 'GET' || path !== address) return undefined;
  const arn = query.get('arn');
  if (arn === null) return html(list(executions()));
  const found = executions().find((execution) => execution.arn === arn);
  return found ? html(one(found)) : html(page('Executions', markup`<h1>There is no such execution</h1>`), 404);
}
