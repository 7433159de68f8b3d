import { type Context, createContext, runInContext } from 'node:vm';

/** What a function sees of a request; header names are in lower case. */
export interface ViewerRequest {
  readonly method: string;
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** Changes a request before the origin gets it; `ip` is the visitor's address. */
export type ViewerFunction = (request: ViewerRequest, ip: string) => ViewerRequest;

/** The objects and functions that CloudFront's runtime 2.0 has and its functions may use. */
export const edgeGlobals: ReadonlySet<string> = new Set(
  `Object Array String Number Boolean Date Math JSON RegExp Promise undefined NaN Infinity isNaN isFinite parseInt
  parseFloat decodeURI decodeURIComponent encodeURI encodeURIComponent ArrayBuffer Int8Array Uint8Array
  Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array Error EvalError RangeError
  ReferenceError SyntaxError TypeError URIError`.split(/\s+/),
);

/** A context with these globals and no others; a string does not become code in it. */
function edgeContext(): Context {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const names: string[] = runInContext('Object.getOwnPropertyNames(globalThis)', context);
  const others = JSON.stringify(names.filter((name) => !edgeGlobals.has(name)));
  runInContext(`(function (all) { ${others}.forEach((name) => delete all[name]); })(globalThis)`, context);
  return context;
}

/**
 * A CloudFront function, isolated as at the edge: strict, no modules, no console, no process, and nothing of this
 * machine in what it is given. It passes the request on; a function that answers instead of the origin is not supported
 * and throws.
 */
export function viewerFunction(code: string): ViewerFunction {
  const context = edgeContext();
  runInContext(`'use strict'; ${code}`, context);
  const run = runInContext('(event) => JSON.stringify(handler(JSON.parse(event)))', context);
  return (request, ip) => {
    const result = JSON.parse(run(JSON.stringify({ version: '1.0', viewer: { ip }, request })));
    if (typeof result?.uri !== 'string')
      throw new Error('The local edge does not support functions that answer themselves');
    return result;
  };
}
