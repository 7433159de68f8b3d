import http, { type RequestOptions } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const isOptions = (argument: unknown): argument is RequestOptions =>
  typeof argument === 'object' && !(argument instanceof URL);

/**
 * Adds headers to every request that this thread makes through `node:http`; call it before a module takes `request` from
 * there. They are added to the options: a request with `Expect: 100-continue`, as the SDK sends it with 2 MB and more, has
 * written its headers by the time it can be seen.
 */
export function nameRequests(names: () => Readonly<Record<string, string>>): void {
  const { request } = http;
  const named = ({ headers, ...options }: RequestOptions = {}) => ({ ...options, headers: { ...headers, ...names() } });
  const requestNamed = (...given: unknown[]) => {
    const at = given.findIndex(isOptions);
    const [url, ...rest] = given;
    return Reflect.apply(request, http, at < 0 ? [url, named(), ...rest] : given.with(at, named(given[at] as object)));
  };
  http.request = requestNamed as typeof request;
  syncBuiltinESMExports();
}
