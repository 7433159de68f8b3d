import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import type { Reaction } from './feedback/mailboxes.ts';

/** What is kept of a mail beside its source: what lists and quotas need. */
export interface MailRecord {
  readonly id: string;
  /** The order of arrival. The clock cannot tell, because tests move it. */
  readonly sequence: number;
  /** When it arrived, by the clock. ISO. */
  readonly date: string;
  /** The envelope: the sender and the actual recipients. */
  readonly source: string;
  readonly destinations: readonly string[];
  readonly configurationSet?: string | undefined;
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** The function that sent it. */
  readonly caller: string;
  readonly from: string;
  readonly subject: string;
  /** Of the source, in bytes. */
  readonly size: number;
  /** What became of it, by address: all others got it. */
  readonly outcomes?: Readonly<Record<string, Outcome>> | undefined;
}

/** It bounced, or its reader complained; or it was not sent, because the address is on the account's list for that. */
export type Outcome = Reaction | 'suppressed for bounce' | 'suppressed for complaint';

/** Names are in lower case. Lines with the same name are joined by a comma. */
type Headers = Readonly<Record<string, string>>;

/** A mail as its events describe it. */
export type SentMail = MailRecord & { readonly headers: Headers };

/** A mail as a person or a test reads it. */
export type StoredMail = SentMail & MailBody;

interface MailBody {
  /** Empty if the mail has no such part. */
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly size: number }[];
}

export interface MailHead {
  readonly from: string;
  readonly subject: string;
  readonly headers: Headers;
  /** The recipients in the headers: used when the envelope names none. */
  readonly recipients: readonly string[];
  /** Names of header lines, with repetitions as in the mail. */
  readonly headerNames: readonly string[];
}

const listOf = (field: AddressObject | AddressObject[] | undefined): AddressObject[] => [field ?? []].flat();

const addressesOf = (field: AddressObject | AddressObject[] | undefined): string[] =>
  listOf(field)
    .flatMap(({ value }) => value)
    .flatMap((address) => address.group ?? [address])
    .flatMap(({ address }) => (address ? [address] : []));

const textOf = (field: AddressObject | AddressObject[] | undefined): string =>
  listOf(field)
    .map(({ text }) => text)
    .join(', ');

/** The headers people read, decoded by mailparser. */
function decodedHeaders(mail: ParsedMail): Record<string, string> {
  const { subject = '', from, to, cc, replyTo } = mail;
  const named = { subject, from: textOf(from), to: textOf(to), cc: textOf(cc), 'reply-to': textOf(replyTo) };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

/** Unchanged, each on one line. mailparser's own map splits some and renames others. */
function plainHeaders(mail: ParsedMail): Record<string, string> {
  const headers = new Map<string, string[]>();
  for (const { key, line } of mail.headerLines) {
    const value = line
      .slice(line.indexOf(':') + 1)
      .replace(/\r?\n[ \t]+/g, ' ')
      .trim();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return Object.fromEntries([...headers].map(([name, values]) => [name, values.join(', ')]));
}

const headOf = (mail: ParsedMail): MailHead => ({
  from: textOf(mail.from),
  subject: mail.subject ?? '',
  headers: { ...plainHeaders(mail), ...decodedHeaders(mail) },
  headerNames: mail.headerLines.map(({ key }) => key),
  recipients: [...addressesOf(mail.to), ...addressesOf(mail.cc), ...addressesOf(mail.bcc)],
});

/** Neither part is derived from the other, so a missing text part shows. */
const parse = (source: Buffer): Promise<ParsedMail> =>
  simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true });

/** The lines before the first empty one. */
function headLines(source: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => source.indexOf(end)).filter((index) => index !== -1);
  return ends.length === 0 ? source : Buffer.concat([source.subarray(0, Math.min(...ends)), Buffer.from('\r\n\r\n')]);
}

/** The header alone: a tenth of the work, and all that sending needs. */
export const readHead = async (source: Buffer): Promise<MailHead> => headOf(await parse(headLines(source)));

/** The whole mail, for who looks at it. */
export async function readMail(source: Buffer): Promise<MailHead & MailBody> {
  const mail = await parse(source);
  return {
    ...headOf(mail),
    text: mail.text ?? '',
    html: mail.html || '',
    attachments: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename = 'unnamed', contentType, size }) => ({ name: filename, type: contentType, size })),
  };
}

/** Tags of a mail that SES puts into its `Feedback-ID`. */
export const feedbackTags: readonly string[] = ['ses:feedback-id-a', 'ses:feedback-id-b'];

/** Tags as a mail itself has them: pairs of name and value. */
export const tagsInHeader = (headers: Headers): string[][] =>
  headers['x-ses-message-tags']?.split(',').map((pair) => pair.trim().split('=')) ?? [];

/** The headers as delivered: SES removes its own instructions and the blind copies, and adds a message id and a feedback id. */
export function deliveredHeaders(headers: Headers, id: string): Headers {
  const kept = Object.entries(headers).filter(([name]) => name !== 'bcc' && !/^x-ses-/.test(name));
  const tags = new Map(tagsInHeader(headers).map(([name = '', value = '']) => [name, value]));
  const feedback = feedbackTags.map((name) => tags.get(name) ?? '').filter(Boolean);
  return {
    ...Object.fromEntries(kept),
    'message-id': `<${id}@email.amazonses.com>`,
    'feedback-id': [...feedback, '1.local', 'AmazonSES'].join(':'),
  };
}
