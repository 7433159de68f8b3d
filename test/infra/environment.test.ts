import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StackFunction, Stacks } from '#scripts/local/stacks.ts';
import { productionAssembly } from './assembly.ts';
import { sourcesOf, variablesIn } from './bundle-sources.ts';

let functions: readonly StackFunction[];
beforeAll(async () => {
  functions = new Stacks(await productionAssembly()).functions();
}, 180_000);

/** Every function has these: Node and the libraries for logs and metrics read them themselves, claims (`lib/lease.ts`) last as long as a function may run. */
const everywhere = ['POWERTOOLS_METRICS_NAMESPACE', 'NODE_OPTIONS', 'POWERTOOLS_SERVICE_NAME', 'TIME_LIMIT'];

/** Variables that a function's modules could read, but only in work that another function does. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // Tasks are announced by whoever adds them; the outbox only runs them.
  'AiTools-Outbox': ['EVENT_BUS_NAME'],
  'Articles-Outbox': ['EVENT_BUS_NAME'],
  'Catalog-FileOutbox': ['EVENT_BUS_NAME'],
  'Coaching-Outbox': ['EVENT_BUS_NAME'],
  'Generation-Outbox': ['EVENT_BUS_NAME'],
  'Inquiries-Outbox': ['EVENT_BUS_NAME'],
  'Newsletter-Outbox': ['EVENT_BUS_NAME'],
  'Notifications-Outbox': ['EVENT_BUS_NAME'],
  'Settings-Outbox': ['EVENT_BUS_NAME'],
  // Lists are written into files by the outbox.
  'Accounts-Http': ['CONTENT_BUCKET'],
  'Inquiries-Http': ['CONTENT_BUCKET'],
  'Newsletter-Http': ['CONTENT_BUCKET'],
  // It changes what is sorted by a term, and reads none of its texts.
  'Vocabulary-Outbox': ['CONTENT_BUCKET'],
  // A purge announces nothing, and leaves objects to their sweep.
  'Catalog-Trash': ['CONTENT_BUCKET', 'EVENT_BUS_NAME'],
  // Receipts are sent, and lists are written into files, by the outbox.
  'Commerce-Http': ['CONTENT_BUCKET', 'MAIL_CONFIGURATION_SET', 'MAIL_FROM'],
  'Commerce-Reconciler': ['AUDIT_TABLE_NAME', 'CONTENT_BUCKET', 'MAIL_CONFIGURATION_SET', 'MAIL_FROM'],
};

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** A table by function. */
const byFunction = (of: (fn: StackFunction) => string[]) =>
  Object.fromEntries(functions.map((fn) => [fn.name, of(fn)]));

describe('the environment of each function', () => {
  it('has exactly the variables that its modules read', () => {
    const given = ({ name, environment }: StackFunction) =>
      sorted([...Object.keys(environment), ...(elsewhere[name] ?? [])].filter((it) => !everywhere.includes(it)));
    const read = ({ bundle }: StackFunction) =>
      sorted(sourcesOf(dirname(bundle)).flatMap(variablesIn)).filter((it) => !everywhere.includes(it));
    expect(byFunction(given)).toEqual(byFunction(read));
  });

  it('has what every function has', () => {
    for (const { name, environment } of functions)
      expect(Object.keys(environment), name).toEqual(expect.arrayContaining(everywhere));
  });

  it('lets no function off a variable that it has', () => {
    for (const { name, environment } of functions)
      expect((elsewhere[name] ?? []).filter((variable) => variable in environment)).toEqual([]);
  });
});
