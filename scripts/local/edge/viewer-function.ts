import { createContext, runInContext } from 'node:vm';

/** What a function sees of a request; names of headers are in lower case. */
export interface ViewerRequest {
  readonly method: string;
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** What a function at the edge makes of a request before a file is looked for. */
export type ViewerFunction = (request: ViewerRequest) => ViewerRequest;

/**
 * A CloudFront function, alone as it is at the edge: no modules, no console, no process. It hands the request on; one
 * that answers in place of the origin is not known here and throws.
 */
export function viewerFunction(code: string): ViewerFunction {
  const context = createContext({});
  runInContext(code, context);
  return (request) => {
    const result = context.handler({ version: '1.0', request: { ...request } });
    if (typeof result?.uri !== 'string') throw new Error('The local edge knows no functions that answer themselves');
    return result;
  };
}
