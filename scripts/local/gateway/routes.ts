/** A route of the HTTP API: `GET /api/ebooks/{id}`, `ANY /{proxy+}`. */
export interface GatewayRoute<T> {
  readonly key: string;
  readonly target: T;
}
interface Compiled<T> extends GatewayRoute<T> {
  readonly method: string;
  readonly segments: readonly string[];
}
export interface Match<T> extends GatewayRoute<T> {
  readonly params: Readonly<Record<string, string>>;
}

const isVariable = (segment: string): boolean => segment.startsWith('{');
const isGreedy = (segment: string): boolean => segment.endsWith('+}');

/** Exact segments win over variables, variables over greedy ones, a method over ANY, as in API Gateway. */
function rank({ method, segments }: Compiled<unknown>): string {
  const bySegment = segments.map((s) => (isGreedy(s) ? '2' : isVariable(s) ? '1' : '0')).join('');
  return `${bySegment}${method === 'ANY' ? '1' : '0'}`;
}

/** Finds the route of a request the way API Gateway does. Trailing slashes and case matter. */
export class RouteTable<T> {
  readonly routes: readonly Compiled<T>[];

  constructor(routes: readonly GatewayRoute<T>[]) {
    this.routes = routes
      .map((route) => {
        const [method = 'ANY', path = '/'] = route.key === '$default' ? ['ANY', '/{proxy+}'] : route.key.split(' ');
        return { ...route, method, segments: path.split('/').slice(1) };
      })
      .sort((a, b) => rank(a).localeCompare(rank(b)));
  }

  find(method: string, path: string): Match<T> | undefined {
    const given = path.split('/').slice(1);
    for (const route of this.routes) {
      if (route.method !== 'ANY' && route.method !== method) continue;
      const params = paramsOf(route.segments, given);
      if (params) return { key: route.key, target: route.target, params };
    }
    return undefined;
  }
}

/** The path variables by name; undefined if the path does not match. */
function paramsOf(wanted: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  const greedy = wanted.findIndex(isGreedy);
  const values = greedy < 0 ? given : [...given.slice(0, greedy), given.slice(greedy).join('/')];
  const fits = wanted.length === values.length && wanted.every((segment, index) => isFor(segment, values[index] ?? ''));
  if (!fits) return undefined;
  return Object.fromEntries(
    wanted.flatMap((segment, index) => (isVariable(segment) ? [[nameOf(segment), values[index] ?? '']] : [])),
  );
}

/** A greedy variable may match nothing. */
function isFor(segment: string, value: string): boolean {
  if (isGreedy(segment)) return true;
  return isVariable(segment) ? value !== '' : segment === value;
}

const nameOf = (segment: string): string => segment.replace(/^\{|\+?\}$/g, '');
