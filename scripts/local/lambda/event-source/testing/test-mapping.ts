import { LocalQueues } from '../../../aws/sqs/queues.ts';
import { settingsOf } from '../../../aws/sqs/settings.ts';
import { Faults } from '../../../faults/faults.ts';
import { MovableClock } from '../../../platform/clock.ts';
import { temporaryDirectory } from '../../../testing/service-endpoint.ts';
import { Deliveries } from '../../async-invocations.ts';
import { EventSourceMapping } from '../mapping.ts';
import type { recordOf } from '../record.ts';
import { mappingOf } from '../settings.ts';

export type Records = readonly ReturnType<typeof recordOf>[];

const arnOf = (name: string) => `arn:aws:sqs:us-east-1:000000000000:${name}`;

/** A queue that is polled for a function of the test's own. */
export class TestMapping {
  readonly clock = new MovableClock();
  readonly faults = new Faults();
  readonly deliveries = new Deliveries();
  readonly lines: string[] = [];
  /** The bodies that each invocation got. */
  readonly heard: string[][] = [];
  readonly queues: LocalQueues;
  /** What the function does with a batch. */
  handler: (records: Records) => unknown = () => undefined;
  readonly #directory = temporaryDirectory();
  readonly #mapping: EventSourceMapping;

  /** Messages are hidden for a minute, and given up when they were received twice. */
  constructor(properties: object = {}) {
    const { clock, faults, deliveries } = this;
    this.queues = new LocalQueues({ directory: this.#directory.path, clock });
    const RedrivePolicy = { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 2 };
    const queue = settingsOf('Jobs', arnOf('Jobs'), { VisibilityTimeout: 60, RedrivePolicy });
    this.queues.use([queue, settingsOf('Dead', arnOf('Dead'), {})]);
    const given = { FunctionName: 'fn', EventSourceArn: arnOf('Jobs'), ...properties };
    this.#mapping = new EventSourceMapping({
      settings: mappingOf('Mapping', given, (name) => `arn:${name}`),
      queue,
      queues: this.queues,
      invoke: async (event) => {
        const { Records } = JSON.parse(JSON.stringify(event)) as { Records: Records };
        this.heard.push(Records.map(({ body }) => body));
        return this.handler(Records);
      },
      deliveries,
      faults,
      log: (line) => this.lines.push(line),
    });
    this.#mapping.start();
  }

  send(...bodies: string[]): void {
    for (const body of bodies) this.queues.send('Jobs', { body, attributes: {}, sender: 'test' });
  }

  idle(): Promise<void> {
    return this.#mapping.idle();
  }

  /** Lets so many seconds pass, and waits for what runs then. */
  async later(seconds: number): Promise<void> {
    this.clock.advance(seconds * 1000);
    await this.idle();
  }

  /** What waits in a queue, received or not. */
  left(queue = 'Jobs'): unknown[] {
    return this.queues.messages.filter((message) => message.queue === queue).map(({ body }) => body);
  }

  stop(): void {
    this.#mapping.stop();
  }

  async close(): Promise<void> {
    this.stop();
    await this.idle();
    this.queues.close();
    this.#directory.remove();
  }
}
