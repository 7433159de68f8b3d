import { createHash } from 'node:crypto';
import { invalidValue, SqsError } from './errors.ts';
import { limits } from './settings.ts';

/** What a sender says about a message besides its body. */
export interface Attribute {
  /** `String`, `Number` or `Binary`, perhaps with a label of the sender's (`Number.cents`). */
  readonly DataType: string;
  readonly StringValue?: string | undefined;
  /** Base64. */
  readonly BinaryValue?: string | undefined;
}
export type Attributes = Readonly<Record<string, Attribute>>;

/** What a sender gives. */
export interface NewMessage {
  readonly body: string;
  readonly attributes: Attributes;
  readonly traceHeader?: string | undefined;
  /** Who sends it. */
  readonly sender: string;
  /** Seconds; the queue's own delay when absent. */
  readonly delay?: number | undefined;
}

/** A message in a queue. Times are milliseconds of the local clock. */
export interface Message {
  readonly id: string;
  readonly body: string;
  readonly attributes: Attributes;
  readonly traceHeader?: string | undefined;
  readonly sender: string;
  readonly sent: number;
  /** When it can be received, or received again. */
  readonly visible: number;
  /** How often it was received. */
  readonly count: number;
  /** When it was received first. */
  readonly first?: number | undefined;
  /** ARN of the queue that it was moved from. */
  readonly source?: string | undefined;
}

const md5 = (data: string | Buffer): string => createHash('md5').update(data).digest('hex');

export const bodyDigest = ({ body }: Pick<Message, 'body'>): string => md5(body);

const bytesOf = ({ StringValue, BinaryValue }: Attribute): Buffer =>
  StringValue === undefined ? Buffer.from(BinaryValue ?? '', 'base64') : Buffer.from(StringValue);

function withLength(data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, data]);
}

/** The digest of attributes as SQS computes it: by name, each as name, type, kind and value; undefined without any. */
export function attributesDigest(attributes: Attributes): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const parts = names.flatMap((name) => {
    const attribute = attributes[name] as Attribute;
    const kind = Buffer.from([attribute.StringValue === undefined ? 2 : 1]);
    return [
      withLength(Buffer.from(name)),
      withLength(Buffer.from(attribute.DataType)),
      kind,
      withLength(bytesOf(attribute)),
    ];
  });
  return md5(Buffer.concat(parts));
}

/** Bytes that count against the limit: the body, and of each attribute name, type and value. */
export const sizeOf = ({ body, attributes }: Pick<NewMessage, 'body' | 'attributes'>): number =>
  Object.entries(attributes).reduce(
    (size, [name, attribute]) =>
      size + Buffer.byteLength(name) + Buffer.byteLength(attribute.DataType) + bytesOf(attribute).length,
    Buffer.byteLength(body),
  );

/** The characters that XML allows. */
const forbidden = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const attributeName = /^(?!\.)(?!(?:aws|amazon)\.)(?!.*\.\.)[\w.-]{1,256}(?<!\.)$/i;

function checkAttribute(name: string, { DataType, StringValue, BinaryValue }: Attribute): void {
  if (!attributeName.test(name)) throw invalidValue(`Message attribute name '${name}' is invalid.`);
  const [kind = ''] = DataType.split('.');
  if (!['String', 'Number', 'Binary'].includes(kind))
    throw invalidValue(`The message attribute '${name}' has an invalid message attribute type.`);
  const value = kind === 'Binary' ? BinaryValue : StringValue;
  if (!value || (StringValue !== undefined && BinaryValue !== undefined))
    throw invalidValue(`The message attribute '${name}' must contain a non-empty value of its type ${DataType}.`);
  if (kind === 'Number' && !Number.isFinite(Number(value)))
    throw invalidValue(`Can't cast the value of message attribute '${name}' to a number.`);
}

/** Throws for a message that a queue with this limit of bytes does not take. */
export function checkMessage(message: Pick<NewMessage, 'body' | 'attributes'>, maximumSize: number): void {
  const { body, attributes } = message;
  if (body === '') throw new SqsError('MissingParameter', 'The request must contain the parameter MessageBody.');
  if (Object.keys(attributes).length > limits.attributes)
    throw invalidValue(`Number of message attributes [${Object.keys(attributes).length}] exceeds the allowed maximum.`);
  for (const [name, attribute] of Object.entries(attributes)) checkAttribute(name, attribute);
  if (sizeOf(message) > maximumSize)
    throw invalidValue(
      `One or more parameters are invalid. Reason: Message must be shorter than ${maximumSize} bytes.`,
    );
  if (forbidden.test(body))
    throw new SqsError('InvalidMessageContents', 'The message contains characters outside the allowed set.');
}
