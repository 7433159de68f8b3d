import { describe, expect, inject, test } from 'vitest';
import {
  directives,
  directivesOf,
  frameOptions,
  permissionsPolicy,
  referrerPolicy,
  scriptHash,
} from '#test/infra/headers.ts';

/* What the edge adds to answers, as it comes. HSTS alone is missing: one machine has no TLS, and no browser would heed it. */

const open = (path: string, method = 'GET') => fetch(`${inject('cloudUrl')}${path}`, { method, redirect: 'manual' });
const bucket = (): string => new URL(inject('cloudEnvironment').AWS_ENDPOINT_URL_S3 ?? '').origin;
/** An inline script that is not data. */
const inlineOf = (html: string): string => /<script>([\s\S]+?)<\/script>/.exec(html)?.[1] ?? '';

const pages = ['/', '/marketplace', '/sign-in', '/admin', '/no-such-page'];
const others = ['/api/stats', '/api/auth/me', '/api/no-such-call', '/robots.txt', '/og/ebook/none.png', '/none.png'];

describe('security headers', () => {
  test.each([...pages, ...others])('%s has them all', async (path) => {
    const inline = inlineOf(await (await open('/')).text());
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await open(path, method);
      expect(directivesOf(headers.get('content-security-policy') ?? '')).toEqual(directives(bucket(), inline));
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': frameOptions,
        'referrer-policy': referrerPolicy,
        'permissions-policy': permissionsPolicy,
      });
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  test('of a file are those that apply to files', async () => {
    const script = /\/assets\/[\w.-]+\.js/.exec(await (await open('/')).text())?.[0] ?? '';
    for (const path of [script, '/icon.svg', '/assets/none.js']) {
      const { headers } = await open(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('content-security-policy')]).toEqual([path, null]);
    }
  });

  test('allow the page’s inline scripts, and nothing else', async () => {
    const response = await open('/marketplace');
    const policy = directivesOf(response.headers.get('content-security-policy') ?? '');
    const scripts = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts.map(scriptHash)).toEqual([policy['script-src']?.replace("'self' ", '')]);
  });
});

describe('the opener policy', () => {
  test.each([
    ['/', null],
    ['/marketplace', null],
    ['/privacy', null],
    ['/api/stats', null],
    ['/sign-in', 'same-origin'],
    ['/account', 'same-origin'],
    ['/library', 'same-origin'],
    ['/admin', 'same-origin'],
    ['/reset-password', 'same-origin'],
    ['/no-such-page', 'same-origin'],
  ])('of %s is %s', async (path, expected) => {
    expect((await open(path)).headers.get('cross-origin-opener-policy')).toBe(expected);
  });
});
