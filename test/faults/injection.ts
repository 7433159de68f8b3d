import { createHash, randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Fault, RecordedCall } from '#scripts/local/client.ts';
import { requestName } from '#test/integration/client.ts';
import { control } from '#test/integration/cloud.ts';

/** One way to disturb one call of a request. */
export interface Injection {
  /** For example `dynamodb PutItem 2: answer lost`. */
  readonly label: string;
  readonly fault: Omit<Fault, 'request'>;
  /** The function dies, and the gateway responds in its place. */
  readonly kills: boolean;
  /** The client's own retry must recover from it. */
  readonly isMinor: boolean;
}

/** How often the functions' clients try a call. */
const tries = (service: string): number => ({ dynamodb: 4, stripe: 2 })[service] ?? 3;

const errorOf = (service: string): Pick<Fault, 'error' | 'status'> =>
  service === 's3' ? { error: 'InternalError' } : { error: 'InternalServerError', status: 500 };

/** Calls that change nothing: a lost response has the same effect as a refusal. */
const changesNothing = /^((Admin|Batch|Transact)?Get|Query|Head|List|Describe|GET )/;

type Place = Pick<Fault, 'service' | 'operation' | 'skip'>;

function disturbances(place: Place, name: string, operation: string): Injection[] {
  const { service } = place;
  const error = { ...place, ...errorOf(service), times: tries(service) };
  const refused = { label: `${name}: refused`, fault: error, kills: false, isMinor: false };
  if (changesNothing.test(operation)) return [refused];
  const kill = { ...place, kill: true, times: 1 } as const;
  return [
    refused,
    { ...refused, label: `${name}: answer lost`, fault: { ...error, when: 'after' } },
    { ...refused, label: `${name}: answer lost once`, fault: { ...error, when: 'after', times: 1 }, isMinor: true },
    { ...refused, label: `${name}: killed before`, fault: kill, kills: true },
    { ...refused, label: `${name}: killed after`, fault: { ...kill, when: 'after' }, kills: true },
  ];
}

/** Everything that can be injected into a request that makes these calls. */
export function injectionsFor(calls: readonly RecordedCall[]): Injection[] {
  const seen = new Map<string, number>();
  return calls.flatMap(({ service, operation }) => {
    // Paths of the payment gateway contain ids, which differ each time: these calls are counted together.
    const counted = service === 'stripe' ? undefined : operation;
    const key = `${service} ${counted ?? 'call'}`;
    const skip = seen.get(key) ?? 0;
    seen.set(key, skip + 1);
    const place = { service: service as Fault['service'], ...(counted && { operation: counted }), skip };
    return disturbances(place, `${key} ${skip + 1}`, operation);
  });
}

const places = (route: string, label: string): string => createHash('sha256').update(`${route} ${label}`).digest('hex');

/** A sample of this size, the same in every run; always includes those that `also` names. */
export function sampleOf(route: string, all: readonly Injection[], size: number, also: readonly string[]): Injection[] {
  const order = all.map((each) => [places(route, each.label), each] as const).sort(([a], [b]) => a.localeCompare(b));
  const chosen = new Set(order.slice(0, size).map(([, each]) => each.label));
  return all.filter(({ label }) => chosen.has(label) || also.includes(label));
}

/** Sends a request with a fault that affects no other. */
export async function during<T>({ fault }: Injection, act: () => Promise<T>): Promise<T> {
  const request = randomUUID();
  await control('faults', { ...fault, request });
  try {
    return await requestName.run(request, act);
  } finally {
    await control('faults', { clear: true, request });
  }
}

interface Record {
  readonly mark: number;
  readonly calls: readonly RecordedCall[];
}
const recorded = async (mark: number): Promise<Record> =>
  (await fetch(`${inject('cloudUrl')}/__local/calls?after=${mark}`)).json() as Promise<Record>;

/** Sends a request and returns the calls that were made for it. */
export async function callsDuring(act: () => Promise<unknown>): Promise<RecordedCall[]> {
  await control('faults', { record: true });
  const { mark } = await recorded(Number.MAX_SAFE_INTEGER);
  const request = randomUUID();
  await requestName.run(request, act);
  const { calls } = await recorded(mark);
  return calls.filter((call) => call.request === request);
}

/** The operations that an act's requests ask of the table, in their order. */
export const tableCalls = async (act: () => Promise<unknown>): Promise<string[]> =>
  (await callsDuring(act)).filter(({ service }) => service === 'dynamodb').map(({ operation }) => operation);
