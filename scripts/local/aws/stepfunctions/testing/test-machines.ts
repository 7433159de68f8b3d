import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  GetExecutionHistoryCommand,
  type HistoryEvent,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { MovableClock } from '../../../platform/clock.ts';
import type { Json } from '../../../template/assembly.ts';
import { serve, type TestEndpoint, temporaryDirectory } from '../../../testing/service-endpoint.ts';
import { Failure } from '../run/failure.ts';
import { openStepFunctions, type StatesService } from '../stepfunctions.ts';

export const machineArn = 'arn:aws:states:us-east-1:000000000000:stateMachine:Test-Machine';
export const functionArn = (name: string): string => `arn:aws:lambda:us-east-1:000000000000:function:${name}`;

/** A Task that calls a function by its ARN. */
export const calls = (name: string, more: object = {}): object => ({
  Type: 'Task',
  Resource: functionArn(name),
  End: true,
  ...more,
});

type TestFunction = (input: never) => Json | Promise<Json>;

/** One state machine on an emulator of its own, with functions of the test, called through the real SDK. */
export class TestMachines {
  readonly clock = new MovableClock();
  readonly directory = temporaryDirectory();
  readonly functions: Record<string, TestFunction> = {};
  /** Names of the functions called, in order. */
  readonly called: string[] = [];
  readonly lines: string[] = [];
  random = () => 1;
  definition: object = {};
  #service: StatesService | undefined;
  #endpoint: TestEndpoint | undefined;
  #client: SFNClient | undefined;

  async open(): Promise<this> {
    const service = openStepFunctions({
      directory: this.directory.path,
      clock: this.clock,
      log: (line) => this.lines.push(line),
      random: () => this.random(),
    });
    this.#service = service;
    this.#endpoint = await serve(service);
    this.#client = new SFNClient(this.#endpoint.config);
    this.deploy();
    return this;
  }

  /** What can be started from now on. */
  deploy(): void {
    const machine = {
      arn: machineArn,
      role: 'arn:aws:iam::000000000000:role/Test',
      definition: JSON.stringify(this.definition),
    };
    this.#service?.use({ machines: [machine], invoke: (_, arn, payload) => this.#invoke(arn, payload) });
  }

  /** A machine of these states, the first of which is its start. */
  machine(States: Record<string, object>, more: object = {}): this {
    this.definition = { StartAt: Object.keys(States)[0], States, ...more };
    this.deploy();
    return this;
  }

  executions() {
    return this.#service?.executions() ?? [];
  }

  get client(): SFNClient {
    if (!this.#client) throw new Error('Not open');
    return this.#client;
  }

  async start(input: Json = {}, name?: string): Promise<string> {
    const command = new StartExecutionCommand({ stateMachineArn: machineArn, input: JSON.stringify(input), name });
    return String((await this.client.send(command)).executionArn);
  }

  describe(executionArn: string): Promise<DescribeExecutionCommandOutput> {
    return this.client.send(new DescribeExecutionCommand({ executionArn }));
  }

  stop(executionArn: string, more: { error?: string; cause?: string } = {}) {
    return this.client.send(new StopExecutionCommand({ executionArn, ...more }));
  }

  async events(executionArn: string): Promise<HistoryEvent[]> {
    const command = new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 });
    return (await this.client.send(command)).events ?? [];
  }

  async types(executionArn: string): Promise<string[]> {
    return (await this.events(executionArn)).map(({ type }) => String(type));
  }

  /** Waits until an execution has ended. */
  async ended(executionArn: string): Promise<DescribeExecutionCommandOutput> {
    for (;;) {
      const described = await this.describe(executionArn);
      if (described.status !== 'RUNNING') return described;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Waits until so many events of a type have happened. */
  async saw(executionArn: string, type: string, count = 1): Promise<void> {
    for (;;) {
      const types = await this.types(executionArn);
      if (types.filter((it) => it === type).length >= count) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Starts, waits for the end, and returns the output of what succeeded. */
  async output(input: Json = {}): Promise<Json> {
    const { status, output = 'null', error, cause } = await this.ended(await this.start(input));
    if (status !== 'SUCCEEDED') throw new Error(`${status}: ${error}: ${cause}`);
    return JSON.parse(output) as Json;
  }

  restart(): Promise<void> {
    return this.reopen(() => undefined);
  }

  /** Restarts, after something has been done to the files. */
  async reopen(change: () => void): Promise<void> {
    await this.#shut();
    change();
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

  async #invoke(arn: string, payload: Json): Promise<Json> {
    const name = arn.split(':').at(-1) ?? '';
    this.called.push(name);
    try {
      return await (this.functions[name] as TestFunction)(payload as never);
    } catch (error) {
      throw new Failure((error as Error).name, JSON.stringify({ errorMessage: (error as Error).message }));
    }
  }
}

/** An error with a name, as a function throws it. */
export function named(name: string, message = 'because'): Error {
  return Object.assign(new Error(message), { name });
}
