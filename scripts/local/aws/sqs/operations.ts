import { account } from '../../template/identity.ts';
import { queueIn, urlOf } from './addresses.ts';
import { each } from './batch.ts';
import { invalidValue, SqsError } from './errors.ts';
import { attributesDigest, bodyDigest, sizeOf } from './message.ts';
import type { LocalQueues } from './queues.ts';
import { receiveWithin } from './receive.ts';
import { type Requests, readRequest, requests, type SendEntry, within } from './requests.ts';
import { limits } from './settings.ts';
import { asked, queueAttributes, shown, systemAttributes } from './shown.ts';

/** Whose request it is, and how the endpoint was called. */
export interface Requester {
  readonly caller: string;
  readonly host: string;
}
type Operations = {
  [Name in keyof Requests]: (queues: LocalQueues, request: Requests[Name], by: Requester) => object | Promise<object>;
};

function send(queues: LocalQueues, queue: string, entry: SendEntry, { caller }: Requester) {
  const message = queues.send(queue, {
    body: entry.MessageBody,
    attributes: entry.MessageAttributes,
    traceHeader: entry.MessageSystemAttributes.AWSTraceHeader?.StringValue,
    sender: caller,
    delay: within('DelaySeconds', entry.DelaySeconds, [0, limits.delay]),
  });
  return {
    MessageId: message.id,
    MD5OfMessageBody: bodyDigest(message),
    MD5OfMessageAttributes: attributesDigest(message.attributes),
  };
}

const visibility = (seconds: number | undefined) => within('VisibilityTimeout', seconds, [0, limits.visibilityTimeout]);

function hide(queues: LocalQueues, queue: string, entry: { ReceiptHandle: string; VisibilityTimeout: number }) {
  queues.hide(queue, entry.ReceiptHandle, visibility(entry.VisibilityTimeout) ?? 0);
  return {};
}

function remove(queues: LocalQueues, queue: string, { ReceiptHandle }: { ReceiptHandle: string }) {
  queues.remove(queue, ReceiptHandle);
  return {};
}

/** The queue that a request names, which exists. */
function existing(queues: LocalQueues, { QueueUrl }: { QueueUrl: string }): string {
  return queues.settings(queueIn(QueueUrl)).name;
}

const operations: Operations = {
  SendMessage: (queues, request, by) => send(queues, existing(queues, request), request, by),
  SendMessageBatch(queues, { QueueUrl, Entries }, by) {
    const queue = existing(queues, { QueueUrl });
    const size = Entries.reduce(
      (total, { MessageBody: body, MessageAttributes: attributes }) => total + sizeOf({ body, attributes }),
      0,
    );
    if (size > limits.size)
      throw new SqsError(
        'BatchRequestTooLong',
        `Batch requests cannot be longer than ${limits.size} bytes. You have sent ${size} bytes.`,
      );
    return each(Entries, (entry) => send(queues, queue, entry, by));
  },
  async ReceiveMessage(queues, request) {
    const queue = existing(queues, request);
    const most = within('MaxNumberOfMessages', request.MaxNumberOfMessages, [1, limits.batch]) ?? 1;
    const wait = within('WaitTimeSeconds', request.WaitTimeSeconds, [0, limits.wait]);
    const system = [...(request.AttributeNames ?? []), ...(request.MessageSystemAttributeNames ?? [])];
    asked(systemAttributes(nameless), system);
    const hidden = visibility(request.VisibilityTimeout);
    const received = await receiveWithin(queues, queue, { most, hidden, wait: wait ?? queues.settings(queue).wait });
    const names = { system, own: request.MessageAttributeNames };
    return received.length === 0 ? {} : { Messages: received.map((message) => shown(message, names)) };
  },
  DeleteMessage: (queues, request) => remove(queues, existing(queues, request), request),
  DeleteMessageBatch(queues, { QueueUrl, Entries }) {
    const queue = existing(queues, { QueueUrl });
    return each(Entries, (entry) => remove(queues, queue, entry));
  },
  ChangeMessageVisibility: (queues, request) => hide(queues, existing(queues, request), request),
  ChangeMessageVisibilityBatch(queues, { QueueUrl, Entries }) {
    const queue = existing(queues, { QueueUrl });
    return each(Entries, (entry) => hide(queues, queue, entry));
  },
  GetQueueAttributes(queues, request) {
    const queue = existing(queues, request);
    return { Attributes: asked(queueAttributes(queues.settings(queue), queues.counts(queue)), request.AttributeNames) };
  },
  GetQueueUrl(queues, { QueueName, QueueOwnerAWSAccountId = account }, { host }) {
    if (QueueOwnerAWSAccountId !== account)
      throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.');
    return { QueueUrl: urlOf(host, queues.settings(QueueName).name) };
  },
  ListQueues(queues, { QueueNamePrefix = '', MaxResults, NextToken }, { host }) {
    const most = within('MaxResults', MaxResults, [1, 1000]);
    if (NextToken !== undefined && most === undefined)
      throw invalidValue('A NextToken is only allowed together with MaxResults.');
    const all = queues.names.filter((name) => name.startsWith(QueueNamePrefix) && name > (NextToken ?? ''));
    const page = all.slice(0, most ?? 1000);
    return {
      QueueUrls: page.map((name) => urlOf(host, name)),
      ...(most !== undefined && page.length < all.length && { NextToken: page.at(-1) }),
    };
  },
  PurgeQueue(queues, request) {
    queues.purge(existing(queues, request));
    return {};
  },
};

/** Stands for any message where only the names of its attributes count. */
const nameless = { id: '', body: '', attributes: {}, sender: '', sent: 0, visible: 0, count: 0 };

const isKnown = (name: string): name is keyof Requests => Object.hasOwn(requests, name);

/** Performs an operation. Throws a `SqsError` that names why not. */
export function perform(queues: LocalQueues, name: string, body: unknown, by: Requester): object | Promise<object> {
  if (!isKnown(name)) throw new SqsError('UnsupportedOperation', `The local cloud has no operation "${name}" of SQS.`);
  const operation = operations[name] as (queues: LocalQueues, request: unknown, by: Requester) => object;
  return operation(queues, readRequest(name, body), by);
}
