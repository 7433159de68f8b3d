import { runInNewContext } from 'node:vm';

/** A CloudFront function of the template, run as it stands: gives the path that the origin is asked for. */
export function viewerFunction(code: string): (path: string) => string {
  const handler = runInNewContext(`${code}\nhandler`, {}) as (event: object) => { uri: string };
  return (path) => handler({ version: '1.0', request: { method: 'GET', uri: path, querystring: {}, headers: {} } }).uri;
}
