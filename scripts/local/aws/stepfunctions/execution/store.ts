import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { privateDirectory } from '../../../files/atomic.ts';
import { readJournal, SyncJournal } from '../../../files/sync-journal.ts';
import type { LocalClock } from '../../service.ts';
import { limits } from '../run/limits.ts';
import { type Entry, Execution } from './execution.ts';

/** The entries that count: those of executions that still run or ended less than 90 days ago. */
function remembered(entries: readonly Entry[], now: number): Entry[] {
  const all = new Map<string, Execution>();
  for (const entry of entries) fold(all, entry);
  const isForgotten = ({ stopDate }: Execution) => stopDate !== undefined && now - stopDate * 1000 > limits.memory;
  const forgotten = new Set([...all.values()].filter(isForgotten).map(({ arn }) => arn));
  return entries.filter(({ execution }) => !forgotten.has(execution));
}

function fold(executions: Map<string, Execution>, entry: Entry): Execution {
  const known = executions.get(entry.execution);
  const execution = known && !entry.start ? known : new Execution(entry, entry.start as NonNullable<Entry['start']>);
  // A name that is used again counts from then on.
  if (entry.start) executions.delete(entry.execution);
  executions.set(entry.execution, execution);
  execution.add(entry);
  return execution;
}

/** Executions and their histories as a journal: when `append` returns, an event survives a kill of the process. */
export class ExecutionStore {
  readonly #clock: LocalClock;
  readonly #journal: SyncJournal;
  readonly #executions = new Map<string, Execution>();

  constructor(directory: string, clock: LocalClock) {
    mkdirSync(directory, { recursive: true, mode: privateDirectory });
    const path = join(directory, 'executions.jsonl');
    const entries = remembered(readJournal(path) as Entry[], clock.now());
    for (const entry of entries) fold(this.#executions, entry);
    this.#clock = clock;
    this.#journal = SyncJournal.rewrite(path, entries);
  }

  append(entry: Entry): Execution {
    this.#journal.append(entry);
    return fold(this.#executions, entry);
  }

  /** An execution that still counts; its name can be used again after 90 days. */
  get(arn: string): Execution | undefined {
    const execution = this.#executions.get(arn);
    if (execution?.stopDate !== undefined && this.#clock.now() - execution.stopDate * 1000 > limits.memory)
      return undefined;
    return execution;
  }

  /** All executions, the newest first. */
  all(): Execution[] {
    return [...this.#executions.keys()].flatMap((arn) => this.get(arn) ?? []).reverse();
  }

  close(): void {
    this.#journal.close();
  }
}
