import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/build/inputs.ts';
import { sizeLimit, unsupported } from './edge-runtime.ts';

const files = globSync('infra/edge/*.js', { cwd: projectRoot });

describe('functions at the edge', () => {
  it('exist', () => {
    expect(files).toContain('infra/edge/prefer-brotli.js');
  });

  it.each(files)('use only what the runtime supports: %s', (file) => {
    expect(unsupported(readFileSync(join(projectRoot, file), 'utf8'))).toEqual([]);
  });

  it.each(files)('are small enough: %s', (file) => {
    expect(statSync(join(projectRoot, file)).size).toBeLessThan(sizeLimit);
  });
});

describe('the list of what the runtime supports', () => {
  it.each([
    'function handler(event) { var uri = event.request.uri; return uri.startsWith("/") ? event.request : null; }',
    'const add = (a, ...rest) => { let sum = a ** 2; for (var i in rest) sum += rest[i]; return `sum`; };',
    'async function handler(event) { await Promise.resolve; try { JSON.parse("{}"); } catch (e) { return e; } }',
  ])('has %s', (code) => {
    expect(unsupported(code)).toEqual([]);
  });

  it.each([
    ['destructuring', 'function handler(event) { const { request } = event; return request; }'],
    ['destructuring of parameters', 'function handler({ request }) { return request; }'],
    ['destructuring of lists', 'var [a] = [1];'],
    ['default parameters', 'function handler(event = 1) { return event; }'],
    ['spread', 'var a = [...[1]];'],
    ['spread of objects', 'var a = { ...{} };'],
    ['shorthand properties', 'var a = 1; var b = { a };'],
    ['methods in objects', 'var b = { a() {} };'],
    ['for-of', 'for (var a of []) a;'],
    ['classes', 'class A {}'],
    ['generators', 'function* a() {}'],
    ['optional chaining', 'var a = {}; a?.b;'],
    ['nullish coalescing', 'var a = null ?? 1;'],
    ['logical assignment', 'var a; a ||= 1;'],
    ['a catch without its error', 'try { } catch { }'],
    ['big integers', 'var a = 1n;'],
    ['named groups', 'var a = /(?<year>1)/;'],
    ['flags of patterns', 'var a = /a/u;'],
    ['async arrow functions', 'var a = async () => 1;'],
    ['methods that came later', 'var a = [1].at(-1);'],
    ['evaluated code', 'eval("1");'],
    ['the process', 'var a = process.env;'],
    ['modules of node', 'var fs = require("fs");'],
    ['addresses', 'new URL("https://rampart.test");'],
    ['calls', 'fetch("https://rampart.test");'],
    ['timers', 'setTimeout(handler, 1); function handler() {}'],
    ['buffers', 'Buffer.from("a");'],
    ['symbols', 'var a = Symbol;'],
    ['maps', 'new Map();'],
  ])('has no %s', (_, code) => {
    expect(unsupported(code)).not.toEqual([]);
  });
});
