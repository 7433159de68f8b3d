import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { privateDirectory, writeAtomic } from '../../files/atomic.ts';
import { StoredMail } from './mail.ts';
import type { NewMail } from './send.ts';

export interface Mailbox {
  /** Settles when the mail is on disk. */
  add(mail: NewMail): Promise<StoredMail>;
  /** In order of arrival. */
  all(): StoredMail[];
  find(id: string): StoredMail | undefined;
  /** Mails whose events were not published yet, perhaps because the process was killed before. */
  unannounced(): StoredMail[];
  markAnnounced(mail: StoredMail): Promise<void>;
}

/** The name encodes the order and whether the events are published, so recording that is one rename. */
const fileName = (mail: StoredMail, isAnnounced: boolean): string =>
  `${String(mail.sequence).padStart(9, '0')}-${mail.id}${isAnnounced ? '' : '.new'}.json`;

interface Loaded {
  readonly mail: StoredMail;
  readonly isAnnounced: boolean;
}

/** A kill in the middle of a write leaves a temporary file, whose mail was never acknowledged. */
function removeTornFiles(directory: string): void {
  for (const name of readdirSync(directory)) if (name.endsWith('.tmp')) rmSync(join(directory, name));
}

function load(directory: string): Loaded[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => ({
    mail: StoredMail.parse(JSON.parse(readFileSync(join(directory, name), 'utf8'))),
    isAnnounced: !name.endsWith('.new.json'),
  }));
}

/** One JSON file per mail. */
export function openMailbox(directory: string): Mailbox {
  mkdirSync(directory, { recursive: true, mode: privateDirectory });
  removeTornFiles(directory);
  const loaded = load(directory);
  const mails = new Map(loaded.map(({ mail }) => [mail.id, mail]));
  let last = Math.max(0, ...loaded.map(({ mail }) => mail.sequence));
  return {
    async add(newMail) {
      last += 1;
      const mail = { ...newMail, sequence: last };
      await writeAtomic(join(directory, fileName(mail, false)), JSON.stringify(mail, null, 2));
      mails.set(mail.id, mail);
      return mail;
    },
    all: () => [...mails.values()].sort((a, b) => a.sequence - b.sequence),
    find: (id) => mails.get(id),
    unannounced: () => loaded.filter(({ isAnnounced }) => !isAnnounced).map(({ mail }) => mail),
    markAnnounced: (mail) => rename(join(directory, fileName(mail, false)), join(directory, fileName(mail, true))),
  };
}
