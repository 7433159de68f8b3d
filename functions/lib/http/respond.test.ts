import { expect, it } from 'vitest';
import { endpoint } from '#shared/kernel/endpoint.ts';
import type { HttpEvent } from './event.ts';
import { isKnown, jsonResult } from './respond.ts';

const list = endpoint({ method: 'GET', path: '/things/{id}', auth: 'none', summary: 'For the test' });

it('links to the next page by an address that is encoded, whatever the gateway has decoded', () => {
  const rawPath = '/api/things/a b\r\nx-own: 50% <ü>';
  const event = { rawPath, rawQueryString: 'search=ü&cursor=old', headers: {} } as unknown as HttpEvent;
  expect(jsonResult(list, event, { items: [], next: 'new' }).headers?.link).toBe(
    '</api/things/a%20b%0D%0Ax-own%3A%2050%25%20%3C%C3%BC%3E?search=%C3%BC&cursor=new>; rel="next"',
  );
});

it.each<[known: string | undefined, is: boolean]>([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('a caller that has %s has the text with the tag "a": %s', (known, is) => {
  expect(isKnown({ headers: known === undefined ? {} : { 'if-none-match': known } } as never, '"a"')).toBe(is);
});
