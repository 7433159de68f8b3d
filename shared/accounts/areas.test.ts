import { expect, test } from 'vitest';
import { apis } from '../api.ts';
import { type AdminArea, adminAreas, type Endpoint } from '../kernel/endpoint.ts';

/*
 * Which addresses a part of the back-office opens, said a second time: the contract is what everything else is derived
 * from, so nothing else would notice a route in the wrong part. Everything that is not said here is for admins.
 */
const openedBy: Readonly<Partial<Record<AdminArea, RegExp>>> = {
  'admin:overview': /^GET \/admin\/(stats|traffic-realtime|jobs(\/\{id\}(\/file)?)?)$|^\w+ \/admin\/saved-views(\/|$)/,
  'admin:content':
    /^(GET \/admin\/vocabulary$|\w+ \/admin\/(ai-tools|articles|author-profiles)(\/|$)|POST \/admin\/(uploads(\/|$)|upload-(ebook|cover)-image$))/,
  'admin:newsletter':
    /^(GET|POST|PUT) \/admin\/(newsletters|newsletter-templates)(\/(summary|calendar|preview|audience|test-recipients)|\/\{id\}(\/test)?)?$|^GET \/admin\/newsletters\/\{id\}\/(sending|report)$/,
  'admin:orders': /^(GET|POST) \/admin\/orders(\/|$)/,
  'admin:inquiries': /^\w+ \/admin\/inquiries(\/|$)/,
  'admin:users.read': /^(GET \/admin\/users(\/\{id\}(\/sessions)?)?|POST \/admin\/users\/export)$/,
};
const areas = Object.keys(openedBy) as AdminArea[];

const routes = Object.values(apis)
  .flatMap((api) => Object.values(api as Record<string, Endpoint>))
  .map(({ method, path, auth }) => ({ route: `${method} ${path}`, auth }));

test.each(areas)('%s opens its own addresses and no others', (area) => {
  const opened = routes.filter(({ auth }) => auth === area).map(({ route }) => route);
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.filter((route) => !openedBy[area]?.test(route))).toEqual([]);
});

test('every address of the back-office belongs to one of its parts', () => {
  const inside = routes.filter(({ route }) => /^\w+ \/admin\//.test(route));
  expect(inside.filter(({ auth }) => !adminAreas.some((area) => area === auth))).toEqual([]);
});
