import type { AlarmClock } from '../service.ts';
import { StatesError } from './errors.ts';
import type { Execution } from './execution/execution.ts';
import { type NewEvent, started } from './execution/history.ts';
import { ExecutionStore } from './execution/store.ts';
import { Deployments, type Machine, type MachineDeployment } from './machines.ts';
import { executionArn } from './names.ts';
import { Run, type Surroundings } from './run/run.ts';

export interface ExecutionsOptions {
  readonly directory: string;
  readonly clock: AlarmClock;
  readonly log: (line: string) => void;
  /** Between 0 and 1, for jitter. */
  readonly random?: () => number;
}

/** Starts, runs and remembers executions. What ran when the process ended goes on with the first deployment. */
export class Executions {
  readonly #store: ExecutionStore;
  readonly #surroundings: Surroundings;
  readonly #deployments = new Deployments();
  readonly #runs = new Map<string, Run>();

  constructor({ directory, clock, log, random = Math.random }: ExecutionsOptions) {
    this.#store = new ExecutionStore(directory, clock);
    const invoke: Surroundings['invoke'] = (machine, arn, payload) => this.#deployments.invoke(machine, arn, payload);
    this.#surroundings = { store: this.#store, clock, log, random, invoke };
  }

  /** The machines that can be started from now on, and how they call functions. */
  use(deployment: MachineDeployment): void {
    this.#deployments.use(deployment);
    for (const execution of this.#store.all().reverse())
      if (execution.status === 'RUNNING' && !this.#runs.has(execution.arn)) this.#run(execution);
  }

  machine(arn: string): Machine {
    const machine = this.#deployments.machine(arn);
    if (!machine) throw new StatesError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
    return machine;
  }

  /** Starts an execution. A second start with the same name and input answers with the one that still runs. */
  start(machineArn: string, name: string, input: string): Execution {
    const { role, definition } = this.machine(machineArn);
    const arn = executionArn(machineArn, name);
    const known = this.#store.get(arn);
    if (known?.status === 'RUNNING' && known.start.input === input) return known;
    if (known) throw new StatesError('ExecutionAlreadyExists', `Execution Already Exists: '${arn}'`);
    const timestamp = this.#surroundings.clock.now() / 1000;
    const execution = this.#store.append({
      execution: arn,
      branch: '',
      event: { ...started(input, role), id: 1, previousEventId: 0, timestamp },
      start: { machine: machineArn, role, name, input, definition },
    });
    this.#run(execution);
    return execution;
  }

  get(arn: string): Execution | undefined {
    return this.#store.get(arn);
  }

  /** All that are remembered, the newest first. */
  all(): Execution[] {
    return this.#store.all();
  }

  /** Ends an execution; nothing happens if it has ended before. */
  end({ arn }: Execution, event: NewEvent): void {
    this.#runs.get(arn)?.end(event);
  }

  /** Nothing runs afterwards; what was under way goes on when the folder is opened again. */
  close(): void {
    for (const run of this.#runs.values()) run.halt();
    this.#store.close();
  }

  #run(execution: Execution): void {
    const run = new Run(execution, this.#surroundings);
    this.#runs.set(execution.arn, run);
    void run.toTheEnd().finally(() => this.#runs.delete(execution.arn));
  }
}
