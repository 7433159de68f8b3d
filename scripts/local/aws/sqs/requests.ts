import { z } from 'zod';
import { invalidValue, SqsError } from './errors.ts';

/* What each operation can be asked. A request that names anything else is refused rather than answered as if it did not. */

const QueueUrl = z.string();
const attributeNames = z.array(z.string()).optional();

const Attribute = z.strictObject({
  DataType: z.string(),
  StringValue: z.string().optional(),
  BinaryValue: z.string().optional(),
});
const message = {
  MessageBody: z.string(),
  DelaySeconds: z.int().optional(),
  MessageAttributes: z.record(z.string(), Attribute).default({}),
  MessageSystemAttributes: z.strictObject({ AWSTraceHeader: Attribute.optional() }).default({}),
};
const Id = z.string();

export const requests = {
  SendMessage: z.strictObject({ QueueUrl, ...message }),
  SendMessageBatch: z.strictObject({ QueueUrl, Entries: z.array(z.strictObject({ Id, ...message })) }),
  ReceiveMessage: z.strictObject({
    QueueUrl,
    AttributeNames: attributeNames,
    MessageSystemAttributeNames: attributeNames,
    MessageAttributeNames: attributeNames,
    MaxNumberOfMessages: z.int().optional(),
    VisibilityTimeout: z.int().optional(),
    WaitTimeSeconds: z.int().optional(),
  }),
  DeleteMessage: z.strictObject({ QueueUrl, ReceiptHandle: z.string() }),
  DeleteMessageBatch: z.strictObject({
    QueueUrl,
    Entries: z.array(z.strictObject({ Id, ReceiptHandle: z.string() })),
  }),
  ChangeMessageVisibility: z.strictObject({ QueueUrl, ReceiptHandle: z.string(), VisibilityTimeout: z.int() }),
  ChangeMessageVisibilityBatch: z.strictObject({
    QueueUrl,
    Entries: z.array(z.strictObject({ Id, ReceiptHandle: z.string(), VisibilityTimeout: z.int() })),
  }),
  GetQueueAttributes: z.strictObject({ QueueUrl, AttributeNames: attributeNames }),
  GetQueueUrl: z.strictObject({ QueueName: z.string(), QueueOwnerAWSAccountId: z.string().optional() }),
  ListQueues: z.strictObject({
    QueueNamePrefix: z.string().optional(),
    MaxResults: z.int().optional(),
    NextToken: z.string().optional(),
  }),
  PurgeQueue: z.strictObject({ QueueUrl }),
} as const;

export type Requests = { [Name in keyof typeof requests]: z.infer<(typeof requests)[Name]> };
export type SendEntry = Omit<Requests['SendMessage'], 'QueueUrl'>;

/** Reads a request. Throws a `SqsError` for one that the operation does not know. */
export function readRequest<Name extends keyof Requests>(name: Name, body: unknown): Requests[Name] {
  const { data, error } = requests[name].safeParse(body);
  if (!error) return data as Requests[Name];
  const missing = error.issues.find(({ code, input }) => code === 'invalid_type' && input === undefined);
  const [parameter] = missing?.path ?? [];
  if (parameter !== undefined && !(String(parameter) in Object(body)))
    throw new SqsError('MissingParameter', `The request must contain the parameter ${String(parameter)}.`);
  throw invalidValue(z.prettifyError(error));
}

/** A number within its bounds, or `byDefault` when it is absent. Throws a `SqsError` that names the parameter. */
export function within(parameter: string, value: number | undefined, [least, most]: readonly [number, number]) {
  if (value !== undefined && (value < least || value > most))
    throw invalidValue(
      `Value ${value} for parameter ${parameter} is invalid. Reason: Must be between ${least} and ${most}, if provided.`,
    );
  return value;
}
