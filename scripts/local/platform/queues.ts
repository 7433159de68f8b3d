import { type Authority, refusalOf } from '../aws/iam/authority.ts';
import { SqsError } from '../aws/sqs/errors.ts';
import type { Attributes } from '../aws/sqs/message.ts';
import type { LocalQueues } from '../aws/sqs/queues.ts';
import { EventSourceMapping } from '../lambda/event-source/mapping.ts';
import type { MappingSettings } from '../lambda/event-source/settings.ts';
import type { FunctionPool } from '../lambda/pool.ts';
import type { CloudContext } from './context.ts';

/** The name of a queue, by its ARN. */
export const queueName = (arn: string): string => arn.split(':').at(-1) ?? '';

export const isQueue = (arn: string): boolean => arn.startsWith('arn:aws:sqs:');

/** What a service of AWS puts into a queue. */
interface Delivery {
  /** ARN of the queue. */
  readonly queue: string;
  readonly content: unknown;
  readonly attributes?: Attributes;
  /** What the call says about itself. */
  readonly context?: Readonly<Record<string, string>>;
}

/** Sends to queues for `caller`, a function or a service, if its role or the queue's policy allows it; else logs why not. */
export function sender(
  queues: LocalQueues,
  authority: Authority,
  log: (line: string) => void,
): (caller: string, delivery: Delivery) => void {
  return (caller, { queue, content, attributes = {}, context }) => {
    const needed = { action: 'sqs:SendMessage', resource: queue, ...(context && { context }) };
    if (!authority.mayDo(caller, needed)) {
      log(`${refusalOf(caller, needed)}\n`);
      return;
    }
    try {
      queues.send(queueName(queue), { body: JSON.stringify(content), attributes, sender: caller });
    } catch (error) {
      if (!(error instanceof SqsError)) throw error;
      log(`${caller}: ${queue}: ${error.message}\n`);
    }
  };
}

/** What Lambda needs in the role of a function to poll a queue for it. */
const neededToPoll = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

function check(settings: MappingSettings, { definition }: FunctionPool, queues: LocalQueues, authority: Authority) {
  const refused = `AWS refuses the event source mapping ${settings.name}`;
  for (const action of neededToPoll)
    if (!authority.mayDo(definition.name, { action, resource: settings.queueArn }))
      throw new Error(`${refused}: ${refusalOf(definition.name, { action, resource: settings.queueArn })}`);
  const queue = queues.settings(queueName(settings.queueArn));
  if (queue.visibilityTimeout < definition.timeout)
    throw new Error(
      `${refused}: ${queue.name} hides messages for ${queue.visibilityTimeout} s, but ${definition.name} may run for ${definition.timeout} s`,
    );
  return queue;
}

/** The mappings of a deployment, ready to start. Throws with a sentence for one that AWS refuses. */
export function openMappings(
  { resources, deliveries, faults, log }: Pick<CloudContext, 'resources' | 'deliveries' | 'faults' | 'log'>,
  queues: LocalQueues,
  authority: Authority,
  poolOf: (functionArn: string) => FunctionPool,
): EventSourceMapping[] {
  return resources.queues.mappings().map((settings) => {
    const pool = poolOf(settings.functionArn);
    const queue = check(settings, pool, queues, authority);
    const invoke = (event: unknown) => pool.invoke(event);
    return new EventSourceMapping({ settings, queues, queue, invoke, deliveries, faults, log });
  });
}
