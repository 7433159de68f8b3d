import { deliveredHeaders, readMail, type StoredMail } from '../mail.ts';
import type { Mailbox } from './mailbox.ts';
import type { KeptMail } from './segment.ts';

/** A kept mail in full: its source is parsed only when somebody looks at it. */
export async function readKept(mailbox: Mailbox, kept: KeptMail): Promise<StoredMail> {
  const { at: _at, segment: _segment, ...record } = kept;
  const { headers, text, html, attachments } = await readMail(mailbox.source(kept));
  return { ...record, headers: deliveredHeaders(headers, kept.id), text, html, attachments };
}
