/** A route of the HTTP API: `GET /api/ebooks/{id}`, `ANY /{proxy+}`. */
export interface GatewayRoute<T> {
  readonly key: string;
  readonly target: T;
}
interface Compiled<T> extends GatewayRoute<T> {
  readonly method: string;
  readonly segments: readonly string[];
  readonly pattern: RegExp;
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
        const segments = path.split('/').slice(1);
        return { ...route, method, segments, pattern: patternOf(segments) };
      })
      .sort((a, b) => rank(a).localeCompare(rank(b)));
  }

  find(method: string, path: string): Match<T> | undefined {
    for (const route of this.routes) {
      if (route.method !== 'ANY' && route.method !== method) continue;
      const values = route.pattern.exec(path);
      if (values) return { key: route.key, target: route.target, params: paramsOf(route.segments, values.slice(1)) };
    }
    return undefined;
  }
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a path must be, with a group for each variable. A greedy variable may match nothing. */
function patternOf(segments: readonly string[]): RegExp {
  const parts = segments.map((segment) => {
    if (isGreedy(segment)) return '(?:/(.*))?';
    return isVariable(segment) ? '/([^/]+)' : `/${literal(segment)}`;
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

/** The path variables by name. */
const paramsOf = (segments: readonly string[], values: readonly (string | undefined)[]): Record<string, string> =>
  Object.fromEntries(segments.filter(isVariable).map((segment, index) => [nameOf(segment), values[index] ?? '']));

const nameOf = (segment: string): string => segment.replace(/^\{|\+?\}$/g, '');
