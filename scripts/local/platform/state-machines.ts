import { type Authority, refusalOf } from '../aws/iam/authority.ts';
import type { Machine, MachineDeployment } from '../aws/stepfunctions/machines.ts';
import { Failure, FunctionStopped } from '../aws/stepfunctions/run/failure.ts';
import { failureOf } from '../aws/stepfunctions/run/function-failure.ts';
import type { FunctionPool } from '../lambda/pool.ts';

/** A machine as the template names it: by that name its role is known. */
export interface NamedMachine extends Machine {
  readonly name: string;
}

/** A deployment that can end before its functions do: nothing is called afterwards. */
export interface EndingDeployment extends MachineDeployment {
  stop(): void;
}

/** How the machines of a deployment call functions: each with the permissions of its own role. */
export function machineDeployment(
  machines: readonly NamedMachine[],
  authority: Authority,
  pools: ReadonlyMap<string, FunctionPool>,
): EndingDeployment {
  let isOver = false;
  const names = new Map(machines.map(({ arn, name }) => [arn, name]));
  return {
    machines,
    stop: () => {
      isOver = true;
    },
    async invoke(machine, functionArn, payload) {
      if (isOver) throw new FunctionStopped();
      const name = names.get(machine);
      const needed = { action: 'lambda:InvokeFunction', resource: functionArn };
      // An execution may outlive its machine. Whoever has no role may do everything, so it is asked for by name.
      if (name === undefined || !authority.mayDo(name, needed))
        throw new Failure(
          'Lambda.AWSLambdaException',
          `User: ${refusalOf(name ?? machine, needed)} (Service: Lambda, Status Code: 403)`,
        );
      const pool = pools.get(functionArn);
      if (!pool) throw new Failure('Lambda.ResourceNotFoundException', `Function not found: ${functionArn}`);
      try {
        return (await pool.invoke(payload)) as Awaited<ReturnType<MachineDeployment['invoke']>>;
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
