import { join } from 'node:path';
import { AwsEndpoint } from '../aws/endpoint.ts';
import { Authority } from '../aws/iam/authority.ts';
import { openStepFunctions, type StatesService } from '../aws/stepfunctions/stepfunctions.ts';
import { Faults } from '../faults/faults.ts';
import { AccountConcurrency } from '../lambda/concurrency.ts';
import { FunctionPool } from '../lambda/pool.ts';
import { MovableClock } from '../platform/clock.ts';
import { localSecretKey } from '../platform/credentials.ts';
import { machineDeployment } from '../platform/state-machines.ts';
import { readAssembly } from '../template/assembly.ts';
import { region } from '../template/identity.ts';
import { Resolver } from '../template/resolve.ts';
import { Resources } from '../template/resources.ts';

/** The functions and state machines of an assembly, without all the rest of a cloud. */
export class MachineCloud {
  readonly clock = new MovableClock();
  readonly faults = new Faults();
  readonly concurrency = new AccountConcurrency();
  readonly lines: string[] = [];
  readonly states: StatesService;
  /** Those of the latest deployment. */
  machines: ReturnType<Resources['machines']['machines']> = [];
  #url = '';
  readonly #closing: (() => Promise<unknown>)[] = [];

  constructor(directory: string) {
    this.states = openStepFunctions({ directory: join(directory, 'states'), clock: this.clock, log: this.#log });
  }

  static read(assembly: string): Resources {
    const known = readAssembly(assembly);
    return new Resources(known, new Resolver(known, { s3Host: () => '', secret: () => '', addresses: {} }));
  }

  /** Deploys an assembly. Returns a function that stops it, after another one was deployed. */
  async deploy(assembly: string): Promise<() => Promise<unknown>> {
    const resources = MachineCloud.read(assembly);
    const functions = resources.compute.functions();
    this.machines = resources.machines.machines();
    const roles = new Map([...functions, ...this.machines].map(({ name, statements }) => [name, statements]));
    const authority = new Authority({ roles, resources: [] });
    const { clock, concurrency, faults, states } = this;
    const options = { clock, concurrency, maxInstances: 2, log: this.#log };
    const pools = new Map(functions.map((fn) => [fn.arn, new FunctionPool(fn, options)]));
    const deployment = machineDeployment(this.machines, authority, pools);
    states.use(deployment);
    const endpoint = new AwsEndpoint({ services: { states }, authority, faults, log: this.#log });
    this.#url = await endpoint.listen();
    const stop = async () => {
      deployment.stop();
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
    };
    this.#closing.push(stop, () => endpoint.close());
    return stop;
  }

  /** What a function finds in its environment to call the services as `caller`. */
  environment(caller: string): Record<string, string> {
    return {
      AWS_REGION: region,
      AWS_ENDPOINT_URL: this.#url,
      AWS_ACCESS_KEY_ID: caller,
      AWS_SECRET_ACCESS_KEY: localSecretKey,
    };
  }

  async close(): Promise<void> {
    for (const close of this.#closing) await close();
    await this.states.close();
  }

  #log = (line: string): void => void this.lines.push(line);
}
