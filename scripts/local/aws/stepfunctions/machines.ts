import type { Json } from '../../template/assembly.ts';
import { FunctionStopped } from './run/failure.ts';
import type { Invoke } from './run/run.ts';

/** A state machine of the template. */
export interface Machine {
  readonly arn: string;
  /** The ARN of its role. */
  readonly role: string;
  /** JSON. */
  readonly definition: string;
}

/** What runs of an assembly. */
export interface MachineDeployment {
  readonly machines: readonly Machine[];
  /** Throws a `Failure`, or `FunctionStopped`. */
  readonly invoke: Invoke;
}

/** The current deployment: one replaces the other while executions run. */
export class Deployments {
  #current: MachineDeployment = { machines: [], invoke: async () => Promise.reject(new FunctionStopped()) };
  #replaced = Promise.withResolvers<void>();

  use(deployment: MachineDeployment): void {
    this.#current = deployment;
    this.#replaced.resolve();
    this.#replaced = Promise.withResolvers<void>();
  }

  machine(arn: string): Machine | undefined {
    return this.#current.machines.find((machine) => machine.arn === arn);
  }

  /** Calls a function. One that ended with its deployment is called again in the next one. */
  async invoke(machine: string, functionArn: string, payload: Json): Promise<Json> {
    for (;;) {
      const current = this.#current;
      try {
        return await current.invoke(machine, functionArn, payload);
      } catch (error) {
        if (!(error instanceof FunctionStopped)) throw error;
        if (current === this.#current) await this.#replaced.promise;
      }
    }
  }
}
