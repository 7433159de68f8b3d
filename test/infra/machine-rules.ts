interface State {
  readonly Type: string;
  readonly TimeoutSeconds?: number;
  readonly Retry?: readonly { readonly ErrorEquals: readonly string[] }[];
  readonly ItemProcessor?: Flow;
  readonly Branches?: readonly Flow[];
}
interface Flow {
  readonly States: Readonly<Record<string, State>>;
}

/** Errors of Lambda that pass by themselves. */
const passing = ['Lambda.ServiceException', 'Lambda.SdkClientException', 'Lambda.TooManyRequestsException'];

const tasksOf = ({ States }: Flow): [name: string, state: State][] =>
  Object.entries(States).flatMap(([name, state]) => [
    ...(state.Type === 'Task' ? [[name, state] as [string, State]] : []),
    ...[state.ItemProcessor ?? [], state.Branches ?? []].flat().flatMap(tasksOf),
  ]);

function faultsOf([name, { TimeoutSeconds, Retry = [] }]: [string, State]): string[] {
  const retried = Retry.flatMap(({ ErrorEquals }) => ErrorEquals);
  return [
    ...(TimeoutSeconds === undefined ? [`${name} may take a year`] : []),
    ...passing.filter((error) => !retried.includes(error)).map((error) => `${name} gives up at ${error}`),
  ];
}

/** What is missing in a machine's definition (JSON): a limit of time, retries of what passes. */
export function machineFaults(definition: string): string[] {
  const flow = JSON.parse(definition) as Flow & { readonly TimeoutSeconds?: number };
  const whole = flow.TimeoutSeconds === undefined ? ['an execution may take a year'] : [];
  return [...whole, ...tasksOf(flow).flatMap(faultsOf)];
}
