import { closeSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { privateFile } from '../../../files/atomic.ts';
import { readJournal, SyncJournal } from '../../../files/sync-journal.ts';
import type { MailRecord } from '../mail.ts';

/** A line of an index: a mail with the place of its source, or that the events of one have been published. */
export type Line = (MailRecord & { readonly at: number }) | { readonly told: number };
/** A mail with where it is kept. */
export type KeptMail = MailRecord & { readonly at: number; readonly segment: number };

const pathOf = (directory: string, segment: number, kind: 'eml' | 'jsonl'): string =>
  join(directory, `${String(segment).padStart(6, '0')}.${kind}`);

/** The numbers of the segments among the files of a directory, oldest first. */
export const segmentsAmong = (names: readonly string[]): number[] =>
  names
    .flatMap((name) => /^(\d{6})\.jsonl$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** The complete lines of an index; what a kill has torn off was never acknowledged. */
export const linesOf = (directory: string, segment: number): Line[] =>
  readJournal(pathOf(directory, segment, 'jsonl')) as Line[];

/** The mails of a segment whose line contains a text, newest first. Only those lines are parsed. */
export function* mailsWith(directory: string, segment: number, text: string): Generator<KeptMail> {
  const wanted = JSON.stringify(text).slice(1, -1).toLowerCase();
  const lines = readFileSync(pathOf(directory, segment, 'jsonl'), 'utf8')
    .split('\n')
    .slice(0, -1);
  for (const line of lines.reverse())
    if (!line.startsWith('{"told"') && line.toLowerCase().includes(wanted)) yield { ...JSON.parse(line), segment };
}

/** The source of a mail, as it was sent. */
export function sourceOf(directory: string, { segment, at, size }: KeptMail): Buffer {
  const bytes = Buffer.alloc(size);
  const file = openSync(pathOf(directory, segment, 'eml'), 'r');
  try {
    readSync(file, bytes, 0, size, at);
  } finally {
    closeSync(file);
  }
  return bytes;
}

export function removeSegment(directory: string, segment: number): void {
  rmSync(pathOf(directory, segment, 'jsonl'), { force: true });
  rmSync(pathOf(directory, segment, 'eml'), { force: true });
}

/** The segment that grows. A source is written before its line, so that a line always has its source. */
export class GrowingSegment {
  readonly number: number;
  readonly #index: SyncJournal;
  readonly #sources: number;
  #end: number;

  /** `lines` are those it has, after a restart. */
  constructor(directory: string, number: number, lines: readonly Line[]) {
    this.number = number;
    this.#index = SyncJournal.rewrite(pathOf(directory, number, 'jsonl'), lines);
    const path = pathOf(directory, number, 'eml');
    closeSync(openSync(path, 'a', privateFile));
    this.#sources = openSync(path, 'r+');
    // A source without a line is the remains of a kill: the next one is written over it.
    this.#end = Math.max(0, ...lines.map((line) => ('id' in line ? line.at + line.size : 0)));
  }

  add(mail: MailRecord, source: Buffer): KeptMail {
    const at = this.#end;
    for (let done = 0; done < source.length; )
      done += writeSync(this.#sources, source, done, source.length - done, at + done);
    this.#index.append({ ...mail, at } satisfies Line);
    this.#end += source.length;
    return { ...mail, at, segment: this.number };
  }

  /** The mail may be one of an older segment. */
  tell(sequence: number): void {
    this.#index.append({ told: sequence } satisfies Line);
  }

  close(): void {
    this.#index.close();
    closeSync(this.#sources);
  }
}
