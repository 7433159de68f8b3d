interface State {
  readonly Type: string;
  readonly TimeoutSeconds?: number;
  readonly Retry?: readonly { readonly ErrorEquals: readonly string[]; readonly MaxAttempts?: number }[];
  readonly Catch?: readonly { readonly Next: string }[];
  readonly ItemProcessor?: Flow;
  readonly Branches?: readonly Flow[];
}
interface Flow {
  readonly States: Readonly<Record<string, State>>;
}

/** Errors of Lambda that pass by themselves. */
const passing = ['Lambda.ServiceException', 'Lambda.SdkClientException', 'Lambda.TooManyRequestsException'];

const retriedBy = ({ Retry = [] }: State): string[] => Retry.flatMap(({ ErrorEquals }) => ErrorEquals);

const tasksOf = ({ States }: Flow): [name: string, state: State][] =>
  Object.entries(States).flatMap(([name, state]) => [
    ...(state.Type === 'Task' ? [[name, state] as [string, State]] : []),
    ...[state.ItemProcessor ?? [], state.Branches ?? []].flat().flatMap(tasksOf),
  ]);

function faultsOf([name, state]: [string, State]): string[] {
  const retried = retriedBy(state);
  return [
    ...(state.TimeoutSeconds === undefined ? [`${name} may take a year`] : []),
    ...passing.filter((error) => !retried.includes(error)).map((error) => `${name} gives up at ${error}`),
  ];
}

/** Tasks that errors lead to, and that give up at one of their own: then nobody says what has failed. */
function hastyEnds({ States }: Flow): string[] {
  const ends = new Set(Object.values(States).flatMap(({ Catch = [] }) => Catch.map(({ Next }) => Next)));
  return [...ends]
    .filter((name) => States[name]?.Type === 'Task' && !retriedBy(States[name]).includes('States.ALL'))
    .map((name) => `${name} ends what has failed, and gives up itself`);
}

/**
 * What is missing in a machine's definition (JSON): a limit of time, retries of what passes, and of everything in the
 * states that errors lead to.
 */
export function machineFaults(definition: string): string[] {
  const flow = JSON.parse(definition) as Flow & { readonly TimeoutSeconds?: number };
  const whole = flow.TimeoutSeconds === undefined ? ['an execution may take a year'] : [];
  return [...whole, ...tasksOf(flow).flatMap(faultsOf), ...hastyEnds(flow)];
}

/** How often each task of a machine's definition (JSON) is tried again after an error: what the first retrier says. */
export function triesAfter(error: string, definition: string): [name: string, again: number][] {
  const matches = (errors: readonly string[]) => errors.includes(error) || errors.includes('States.ALL');
  return tasksOf(JSON.parse(definition) as Flow).map(([name, { Retry = [] }]) => {
    const { MaxAttempts = 3 } = Retry.find(({ ErrorEquals }) => matches(ErrorEquals)) ?? { MaxAttempts: 0 };
    return [name, MaxAttempts];
  });
}
