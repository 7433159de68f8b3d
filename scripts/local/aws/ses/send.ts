import { randomUUID } from 'node:crypto';
import { deliveredHeaders, feedbackTags, type MailHead, readHead, type SentMail, tagsInHeader } from './mail.ts';
import { invalid, members } from './query-protocol.ts';

const maximumRecipients = 50;
const maximumBytes = 10 * 1024 * 1024;
/** SES rejects a mail that has one of these twice, which is how an injected line feed shows. */
const once = ['from', 'to', 'cc', 'bcc', 'subject', 'sender', 'reply-to', 'message-id', 'date'];

export type NewMail = Omit<SentMail, 'sequence'>;

function rawMessage(form: URLSearchParams): Buffer {
  const data = form.get('RawMessage.Data');
  if (!data) throw invalid('Raw message data is required.');
  const raw = Buffer.from(data, 'base64');
  if (raw.length > maximumBytes)
    throw invalid(`Message length is more than ${maximumBytes} bytes long: '${raw.length}'.`);
  return raw;
}

function checkHeaders({ headerNames }: MailHead): void {
  if (!headerNames.includes('from')) throw invalid("Missing required header 'From'.");
  const twice = once.find((name) => headerNames.filter((other) => other === name).length > 1);
  if (twice) throw invalid(`Duplicate header '${twice}'.`);
}

/** The bare address of `Name <address>`. */
export function addressOf(text: string): string {
  const address = (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).trim();
  if (!/^[^@\s<>,]+@[^@\s<>,]+$/.test(address)) throw invalid(`Missing final '@domain': ${address}`);
  return address;
}

/** The request's destinations get the mail; its headers count only when the request names none. */
function destinationsOf(form: URLSearchParams, head: MailHead): string[] {
  const named = members(form, 'Destinations');
  const destinations = (named.length > 0 ? named : head.recipients).map(addressOf);
  if (destinations.length === 0) throw invalid("Missing required header 'To'.");
  if (destinations.length > maximumRecipients) throw invalid(`Recipient count exceeds ${maximumRecipients}.`);
  return destinations;
}

/** Those of a request take the place of those in the mail. */
function tagPairs(form: URLSearchParams, head: MailHead): [name: string, value: string][] {
  const values = members(form, 'Tags', '.Value');
  const fromRequest = members(form, 'Tags', '.Name').map((name, index) => [name, values[index]]);
  const pairs = fromRequest.length > 0 ? fromRequest : tagsInHeader(head.headers);
  return pairs.map(([name = '', value = '']) => [name, value]);
}

/** SES rejects a mail with an invalid tag, for example one with an address in it. */
function tagsOf(form: URLSearchParams, head: MailHead): Record<string, string[]> {
  const pairs = tagPairs(form, head);
  const own = pairs.filter(([name]) => !feedbackTags.includes(name));
  const bad = [...own.flat(), ...pairs.map(([, value]) => value)].find((part) => !/^[A-Za-z0-9_-]{1,256}$/.test(part));
  if (bad !== undefined)
    throw invalid(`Invalid tag <${bad}>, only alphanumeric ASCII characters, '_', and '-' are allowed.`);
  return Object.fromEntries(pairs.map(([name, value]) => [name, [value]]));
}

/** The input of `SendRawEmail`, validated as SES does, with the mail as it was sent. */
export async function sentMail(
  form: URLSearchParams,
  caller: string,
  now: number,
): Promise<{ mail: NewMail; source: Buffer }> {
  const source = rawMessage(form);
  const head = await readHead(source);
  checkHeaders(head);
  const id = `0100${randomUUID().replaceAll('-', '').slice(0, 12)}-${randomUUID()}-000000`;
  const mail = {
    id,
    date: new Date(now).toISOString(),
    source: addressOf(form.get('Source') ?? head.from),
    destinations: destinationsOf(form, head),
    configurationSet: form.get('ConfigurationSetName') ?? head.headers['x-ses-configuration-set'],
    tags: tagsOf(form, head),
    caller,
    from: head.from,
    subject: head.subject,
    size: source.length,
    headers: deliveredHeaders(head.headers, id),
  };
  return { mail, source };
}
