import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../inputs.ts';
import { viewerFunction } from './viewer-function.ts';

const asking = (accepted?: string) => ({
  method: 'GET',
  uri: '/assets/main-1.js',
  headers: { ...(accepted !== undefined && { 'accept-encoding': { value: accepted } }) },
});

describe('a function at the edge', () => {
  it('hands on what it made of the request', () => {
    const upper = viewerFunction(
      'function handler({ request }) { request.uri = request.uri.toUpperCase(); return request; }',
    );
    expect(upper(asking()).uri).toBe('/ASSETS/MAIN-1.JS');
  });

  it('has nothing of this machine', () => {
    const curious = viewerFunction(
      'function handler(event) { event.request.uri = typeof process; return event.request; }',
    );
    expect(curious(asking()).uri).toBe('undefined');
  });

  it('is refused when it answers in place of the origin', () => {
    const answering = viewerFunction('function handler() { return { statusCode: 302 }; }');
    expect(() => answering(asking())).toThrow('answer themselves');
  });
});

describe('scripts compressed beforehand', () => {
  const preferBrotli = viewerFunction(readFileSync(join(projectRoot, 'infra/edge/prefer-brotli.js'), 'utf8'));

  it.each([
    ['gzip, deflate, br, zstd', '/assets/main-1.js.br'],
    ['br', '/assets/main-1.js.br'],
    ['gzip, deflate', '/assets/main-1.js'],
    ['abracadabra', '/assets/main-1.js'],
    [undefined, '/assets/main-1.js'],
  ])('for %s', (accepted, uri) => {
    expect(preferBrotli(asking(accepted)).uri).toBe(uri);
  });
});
