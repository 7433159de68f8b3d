import { createContext, runInContext } from 'node:vm';

/** What a function sees of a request; header names are in lower case. */
export interface ViewerRequest {
  readonly method: string;
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** Changes a request before a file is looked up. */
export type ViewerFunction = (request: ViewerRequest) => ViewerRequest;

/**
 * A CloudFront function, isolated as at the edge: no modules, no console, no process. It passes the request on; a
 * function that answers instead of the origin is not supported and throws.
 */
export function viewerFunction(code: string): ViewerFunction {
  const context = createContext({});
  runInContext(code, context);
  return (request) => {
    const result = context.handler({ version: '1.0', request: { ...request } });
    if (typeof result?.uri !== 'string')
      throw new Error('The local edge does not support functions that answer requests');
    return result;
  };
}
