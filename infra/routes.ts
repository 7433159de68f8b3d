import { type Endpoint, requiresToken } from '#shared/kernel/endpoint.ts';

/** An endpoint and the function that answers it. */
export interface Served<Fn> {
  readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'auth'>;
  readonly fn: Fn;
}

/** A route of the HTTP API, relative to `/api`. */
export interface PlannedRoute<Fn> {
  readonly method: Endpoint['method'] | 'HEAD' | 'ANY';
  readonly path: string;
  /** Behind the gateway's JWT authoriser. */
  readonly isProtected: boolean;
  readonly fn: Fn;
}

interface Branch<Fn> {
  readonly path: string;
  readonly here: Served<Fn>[];
  readonly below: Map<string, Branch<Fn>>;
}

const branch = <Fn>(path: string): Branch<Fn> => ({ path, here: [], below: new Map() });

function treeOf<Fn>(served: readonly Served<Fn>[]): Branch<Fn> {
  const root = branch<Fn>('');
  for (const each of served) {
    let at = root;
    for (const segment of each.endpoint.path.split('/').slice(1)) {
      const next = at.below.get(segment) ?? branch<Fn>(`${at.path}/${segment}`);
      at.below.set(segment, next);
      at = next;
    }
    at.here.push(each);
  }
  return root;
}

const isProtected = ({ endpoint }: Served<unknown>): boolean => requiresToken(endpoint.auth);

const everything = <Fn>({ here, below }: Branch<Fn>): Served<Fn>[] => [
  ...here,
  ...[...below.values()].flatMap(everything),
];

/** The function and authority that all of them share, if any. */
function alike<Fn>(served: readonly Served<Fn>[]): Pick<PlannedRoute<Fn>, 'fn' | 'isProtected'> | undefined {
  const [first, ...others] = served;
  if (!first) return undefined;
  const same = others.every((other) => other.fn === first.fn && isProtected(other) === isProtected(first));
  return same ? { fn: first.fn, isProtected: isProtected(first) } : undefined;
}

function routesOf<Fn>(at: Branch<Fn>): PlannedRoute<Fn>[] {
  const children = [...at.below.values()];
  const shared = alike(everything(at));
  if (shared && children.length > 0) {
    const own = at.here.length > 0 ? [{ method: 'ANY', path: at.path, ...shared } as const] : [];
    return [...own, { method: 'ANY', path: `${at.path}/{proxy+}`, ...shared }];
  }
  return [...ownRoutes(at), ...children.flatMap(routesOf)];
}

function ownRoutes<Fn>({ path, here }: Branch<Fn>): PlannedRoute<Fn>[] {
  const shared = alike(here);
  if (shared) return [{ method: 'ANY', path, ...shared }];
  return here.flatMap((each) =>
    methodsOf(each).map((method) => ({ method, path, isProtected: isProtected(each), fn: each.fn })),
  );
}

/** The gateway does not lead a HEAD to a GET by itself. */
const methodsOf = ({ endpoint: { method } }: Served<unknown>) =>
  method === 'GET' ? (['GET', 'HEAD'] as const) : ([method] as const);

/**
 * The smallest set of routes that leads every endpoint to its function and puts exactly the signed-in ones behind the
 * authoriser: an address below which all are alike is one route. The gateway allows 300; the functions know which
 * methods and paths exist (decision 023).
 */
export function planRoutes<Fn>(served: readonly Served<Fn>[]): PlannedRoute<Fn>[] {
  return [...treeOf(served).below.values()].flatMap(routesOf);
}
