import { describe, expect, it } from 'vitest';
import { viewerFunction } from './viewer-function.ts';

const asking = { method: 'GET', uri: '/assets/main-1.js', headers: {} };

describe('a function at the edge', () => {
  it('hands on what it made of the request', () => {
    const upper = viewerFunction(
      'function handler({ request }) { request.uri = request.uri.toUpperCase(); return request; }',
    );
    expect(upper(asking).uri).toBe('/ASSETS/MAIN-1.JS');
  });

  it('has nothing of this machine', () => {
    const curious = viewerFunction(
      'function handler(event) { event.request.uri = typeof process; return event.request; }',
    );
    expect(curious(asking).uri).toBe('undefined');
  });

  it('is refused when it answers in place of the origin', () => {
    const answering = viewerFunction('function handler() { return { statusCode: 302 }; }');
    expect(() => answering(asking)).toThrow('answer themselves');
  });
});
