import { expect, it } from 'vitest';
import type { Authority } from '#shared/kernel/endpoint.ts';
import { planRoutes, type Served } from './routes.ts';

type Method = Served<string>['endpoint']['method'];

const served = (line: string): Served<string> => {
  const [method = '', path = '', auth = '', fn = ''] = line.split(' ');
  return { endpoint: { method: method as Method, path, auth: auth as Authority }, fn };
};
const planned = (...lines: string[]): string[] =>
  planRoutes(lines.map(served)).map(
    ({ method, path, isProtected, fn }) => `${method} ${path} ${isProtected ? 'protected' : 'open'} ${fn}`,
  );

it('combines a thing into one route for it and one for everything below', () => {
  expect(
    planned('GET /admin/tools admin a', 'PUT /admin/tools/{id} admin a', 'POST /admin/tools/{id}/restore admin a'),
  ).toEqual(['ANY /admin/{proxy+} protected a']);
  expect(planned('GET /admin/tools admin a', 'PUT /admin/tools/{id} admin a', 'GET /admin/orders admin b')).toEqual([
    'ANY /admin/tools protected a',
    'ANY /admin/tools/{proxy+} protected a',
    'ANY /admin/orders protected b',
  ]);
});

it('treats user and admin alike: the authoriser checks the token, the function the role', () => {
  expect(planned('GET /books/mine user a', 'GET /books/all admin:content a', 'GET /books/last owner a')).toEqual([
    'ANY /books/{proxy+} protected a',
  ]);
  expect(planned('GET /books/mine user a', 'GET /books/all admin a')).toEqual(['ANY /books/{proxy+} protected a']);
});

it('treats none and optional alike', () => {
  expect(planned('GET /books/new none a', 'GET /books/{id} optional a')).toEqual(['ANY /books/{proxy+} open a']);
});

it('separates authorities, by address where possible, otherwise by method', () => {
  expect(planned('GET /books none a', 'GET /books/{id} none a', 'GET /books/{id}/file user a')).toEqual([
    'ANY /books open a',
    'ANY /books/{id} open a',
    'ANY /books/{id}/file protected a',
  ]);
  expect(planned('GET /books none a', 'POST /books user a')).toEqual([
    'GET /books open a',
    'HEAD /books open a',
    'POST /books protected a',
  ]);
});

it('separates functions', () => {
  expect(planned('GET /books/{id} none a', 'GET /books/{id}/file none b')).toEqual([
    'ANY /books/{id} open a',
    'ANY /books/{id}/file open b',
  ]);
});
