import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { z } from 'zod';

const Attachment = z.object({ name: z.string(), type: z.string(), size: z.number() });

/** A mail as stored: everything a person or a test wants to see, and what its events need. */
export const StoredMail = z.object({
  id: z.string(),
  /** The order of arrival. The clock cannot tell, because tests move it. */
  sequence: z.number(),
  /** When it arrived, by the clock. ISO. */
  date: z.string(),
  /** The envelope: the sender and the actual recipients. */
  source: z.string(),
  destinations: z.array(z.string()),
  configurationSet: z.string().optional(),
  tags: z.record(z.string(), z.array(z.string())),
  /** The function that sent it. */
  caller: z.string(),
  from: z.string(),
  subject: z.string(),
  /** Names are in lower case. Lines with the same name are joined by a comma. */
  headers: z.record(z.string(), z.string()),
  /** Empty if the mail has no such part. */
  text: z.string(),
  html: z.string(),
  attachments: z.array(Attachment),
  size: z.number(),
});

export type StoredMail = z.infer<typeof StoredMail>;

export type MailContent = Pick<
  StoredMail,
  'from' | 'subject' | 'headers' | 'text' | 'html' | 'attachments' | 'size'
> & {
  /** The recipients in the headers: used when the envelope names none. */
  readonly recipients: readonly string[];
  /** Names of header lines, with repetitions as in the mail. */
  readonly headerNames: readonly string[];
};

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

/** Neither part is derived from the other, so a missing text part shows. */
export async function readMail(raw: Buffer): Promise<MailContent> {
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true });
  return {
    from: textOf(mail.from),
    subject: mail.subject ?? '',
    headers: { ...plainHeaders(mail), ...decodedHeaders(mail) },
    headerNames: mail.headerLines.map(({ key }) => key),
    recipients: [...addressesOf(mail.to), ...addressesOf(mail.cc), ...addressesOf(mail.bcc)],
    text: mail.text ?? '',
    html: mail.html || '',
    attachments: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename = 'unnamed', contentType, size }) => ({ name: filename, type: contentType, size })),
    size: raw.length,
  };
}
