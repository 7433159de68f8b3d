import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { privateDirectory } from '../../files/atomic.ts';
import { readJournal, SyncJournal } from '../../files/sync-journal.ts';
import type { Message } from './message.ts';

/** A change to a queue: messages as they are from now on, in this queue, and the ids of those that left it. */
interface Entry {
  readonly queue: string;
  readonly kept?: readonly Message[];
  /** What an entry keeps of a message that is known already: all but what it was sent with. */
  readonly changed?: readonly (Pick<Message, 'id' | 'visible' | 'count'> & { readonly first?: number })[];
  readonly gone?: readonly string[];
  /** Where those go that are gone, instead of nowhere, and what they are there. */
  readonly to?: { readonly queue: string; readonly source: string; readonly visible: number };
}

type Queued = Map<string, Message>;

function fold(queues: Map<string, Queued>, { queue, kept = [], changed = [], gone = [], to }: Entry): void {
  const queued = queues.get(queue) ?? new Map<string, Message>();
  queues.set(queue, queued);
  for (const message of kept) queued.set(message.id, message);
  for (const change of changed) {
    const message = queued.get(change.id);
    if (message) queued.set(change.id, { ...message, ...change });
  }
  for (const id of gone) {
    const message = queued.get(id);
    queued.delete(id);
    if (to && message)
      fold(queues, { queue: to.queue, kept: [{ ...message, source: to.source, visible: to.visible }] });
  }
}

/** The messages of all queues as a journal: when a change returns, it survives a kill of the process. */
export class MessageStore {
  readonly #journal: SyncJournal;
  readonly #queues = new Map<string, Queued>();

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true, mode: privateDirectory });
    const path = join(directory, 'messages.jsonl');
    for (const entry of readJournal(path) as Entry[]) fold(this.#queues, entry);
    const left = [...this.#queues].flatMap(([queue, queued]) =>
      [...queued.values()].map((message): Entry => ({ queue, kept: [message] })),
    );
    this.#journal = SyncJournal.rewrite(path, left);
  }

  /** Stores a change, and then makes it. */
  apply(entry: Entry): void {
    this.#journal.append(entry);
    fold(this.#queues, entry);
  }

  /** The messages of a queue by id, the oldest first. */
  of(queue: string): ReadonlyMap<string, Message> {
    return this.#queues.get(queue) ?? new Map();
  }

  close(): void {
    this.#journal.close();
  }
}
