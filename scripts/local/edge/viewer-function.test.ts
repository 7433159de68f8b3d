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

  it('is rejected when it answers instead of the origin', () => {
    const answering = viewerFunction('function handler() { return { statusCode: 302 }; }');
    expect(() => answering(asking)).toThrow('answer themselves');
  });
});
