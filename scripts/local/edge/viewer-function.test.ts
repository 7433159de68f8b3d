import { describe, expect, it } from 'vitest';
import { viewerFunction } from './viewer-function.ts';

const asking = { method: 'GET', uri: '/assets/main-1.js', headers: {} };

describe('an edge function', () => {
  it('passes on the request it returns', () => {
    const upper = viewerFunction(
      'function handler({ request }) { request.uri = request.uri.toUpperCase(); return request; }',
    );
    expect(upper(asking).uri).toBe('/ASSETS/MAIN-1.JS');
  });

  it('has no access to this machine', () => {
    const curious = viewerFunction(
      'function handler(event) { event.request.uri = typeof process; return event.request; }',
    );
    expect(curious(asking).uri).toBe('undefined');
  });

  it.each(
    'process require module console URL fetch setTimeout queueMicrotask Buffer WebAssembly SharedArrayBuffer Map eval'.split(
      ' ',
    ),
  )('has no %s', (name) => {
    const curious = viewerFunction(
      `function handler(event) { event.request.uri = typeof ${name}; return event.request; }`,
    );
    expect(curious(asking).uri).toBe('undefined');
  });

  it.each([
    ['from what it is given', 'event.constructor.constructor("return 1")'],
    ['from its own functions', '(function () {}).constructor("return 1")'],
  ])('makes no code of a string, %s', (_, attempt) => {
    const sly = viewerFunction(`function handler(event) { ${attempt}; return event.request; }`);
    expect(() => sly(asking)).toThrow('Code generation from strings');
  });

  it('is strict, as at the edge', () => {
    const careless = viewerFunction('function handler(event) { forgotten = 1; return event.request; }');
    expect(() => careless(asking)).toThrow('forgotten is not defined');
  });

  it('is rejected when it answers instead of the origin', () => {
    const answering = viewerFunction('function handler() { return { statusCode: 302 }; }');
    expect(() => answering(asking)).toThrow('answer themselves');
  });
});
