import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { MovableClock } from '../../../platform/clock.ts';
import { serve, type TestEndpoint, temporaryDirectory } from '../../../testing/service-endpoint.ts';
import type { LocalQueues } from '../queues.ts';
import { settingsOf } from '../settings.ts';
import { openSqs, type SqsService } from '../sqs.ts';

export const arnOf = (name: string): string => `arn:aws:sqs:us-east-1:000000000000:${name}`;

/** Queues on an emulator of their own, called through the real SDK. */
export class TestQueues {
  readonly clock = new MovableClock();
  readonly directory = temporaryDirectory();
  /** How many messages may be in flight. */
  inFlight: number | undefined;
  #templates: Readonly<Record<string, object>> = { Jobs: {} };
  #service: SqsService | undefined;
  #endpoint: TestEndpoint | undefined;
  #client: SQSClient | undefined;

  async open(): Promise<this> {
    const { clock, inFlight, directory } = this;
    this.#service = openSqs({ directory: directory.path, clock, ...(inFlight !== undefined && { inFlight }) });
    this.#endpoint = await serve(this.#service);
    this.#client = new SQSClient(this.#endpoint.config);
    this.use(this.#templates);
    return this;
  }

  /** The queues that exist, with their properties in a template. */
  use(templates: Readonly<Record<string, object>>): this {
    this.#templates = templates;
    this.queues.use(
      Object.entries(templates).map(([name, properties]) => settingsOf(name, arnOf(name), { ...properties })),
    );
    return this;
  }

  get queues(): LocalQueues {
    if (!this.#service) throw new Error('Not open');
    return this.#service.queues;
  }

  get client(): SQSClient {
    if (!this.#client) throw new Error('Not open');
    return this.#client;
  }

  url(name = 'Jobs'): string {
    return `${this.#endpoint?.config.endpoint}/000000000000/${name}`;
  }

  send(MessageBody: string, more: { DelaySeconds?: number; queue?: string } = {}) {
    const { queue, ...rest } = more;
    return this.client.send(new SendMessageCommand({ QueueUrl: this.url(queue), MessageBody, ...rest }));
  }

  async receive(
    more: { queue?: string; VisibilityTimeout?: number; WaitTimeSeconds?: number } = {},
  ): Promise<Message[]> {
    const { queue, ...rest } = more;
    const command = new ReceiveMessageCommand({
      QueueUrl: this.url(queue),
      MaxNumberOfMessages: 10,
      MessageSystemAttributeNames: ['All'],
      MessageAttributeNames: ['All'],
      ...rest,
    });
    return (await this.client.send(command)).Messages ?? [];
  }

  async bodies(
    more: { queue?: string; VisibilityTimeout?: number; WaitTimeSeconds?: number } = {},
  ): Promise<unknown[]> {
    return (await this.receive(more)).map(({ Body }) => Body);
  }

  remove(ReceiptHandle: string | undefined, queue?: string) {
    return this.client.send(new DeleteMessageCommand({ QueueUrl: this.url(queue), ReceiptHandle }));
  }

  /** Lets so many seconds pass. */
  later(seconds: number): void {
    this.clock.advance(seconds * 1000);
  }

  async restart(): Promise<void> {
    await this.#shut();
    await this.open();
  }

  async close(): Promise<void> {
    await this.#shut();
    this.directory.remove();
  }

  async #shut(): Promise<void> {
    this.#client?.destroy();
    await this.#endpoint?.close();
    await this.#service?.close();
  }
}
