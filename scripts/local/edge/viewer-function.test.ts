import { describe, expect, it } from 'vitest';
import { viewerFunction } from './viewer-function.ts';

const asking = { method: 'GET', uri: '/assets/main-1.js', headers: {} };
const ip = '203.0.113.7';

describe('an edge function', () => {
  it('passes on the request it returns', () => {
    const upper = viewerFunction(
      'function handler({ request }) { request.uri = request.uri.toUpperCase(); return request; }',
    );
    expect(upper(asking, ip).uri).toBe('/ASSETS/MAIN-1.JS');
  });

  it('knows the address of the visitor', () => {
    const telling = viewerFunction(
      'function handler(event) { event.request.headers.from = { value: event.viewer.ip }; return event.request; }',
    );
    expect(telling(asking, ip).headers).toEqual({ from: { value: ip } });
  });

  it('has no access to this machine', () => {
    const curious = viewerFunction(
      'function handler(event) { event.request.uri = typeof process; return event.request; }',
    );
    expect(curious(asking, ip).uri).toBe('undefined');
  });

  it.each(
    'process require module console URL fetch setTimeout queueMicrotask Buffer WebAssembly SharedArrayBuffer Map eval'.split(
      ' ',
    ),
  )('has no %s', (name) => {
    const curious = viewerFunction(
      `function handler(event) { event.request.uri = typeof ${name}; return event.request; }`,
    );
    expect(curious(asking, ip).uri).toBe('undefined');
  });

  it.each([
    ['from what it is given', 'event.constructor.constructor("return 1")'],
    ['from its own functions', '(function () {}).constructor("return 1")'],
  ])('makes no code of a string, %s', (_, attempt) => {
    const sly = viewerFunction(`function handler(event) { ${attempt}; return event.request; }`);
    expect(() => sly(asking, ip)).toThrow('Code generation from strings');
  });

  it('is strict, as at the edge', () => {
    const careless = viewerFunction('function handler(event) { forgotten = 1; return event.request; }');
    expect(() => careless(asking, ip)).toThrow('forgotten is not defined');
  });

  it('is rejected when it answers instead of the origin', () => {
    const answering = viewerFunction('function handler() { return { statusCode: 302 }; }');
    expect(() => answering(asking, ip)).toThrow('answer themselves');
  });
});
