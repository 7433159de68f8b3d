import { unstable_serialize } from 'swr';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { apis } from '#shared/api.ts';
import type { ApiQuery } from '#shared/api-query.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { firstScreens, type WrittenPage } from '#shared/pages/first-screens.ts';
import { addressOf } from '#shared/pages/href.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { sampleOf } from '#test/components/sample.ts';
import { cacheOf, type PageAnswer } from './lib/api/page-data.ts';

const { asked } = vi.hoisted(() => ({ asked: new Set<string>() }));

/** Every request of a page goes through this hook. */
vi.mock('swr', async (original) => {
  const swr = await original<typeof import('swr')>();
  const ask = swr.default as (...given: unknown[]) => unknown;
  const noting = (key: unknown, ...rest: unknown[]) => {
    if (key) asked.add(swr.unstable_serialize(key as string));
    return ask(key, ...rest);
  };
  return { ...swr, default: noting };
});

const { render } = await import('./entry-server.tsx');

const endpoints = Object.values(apis).flatMap((api): Endpoint[] => Object.values(api));

/** Fields without a link or picture. */
const blank = {
  featured_image: '',
  photo: '',
  logo: '',
  download_url: '',
  external_url: '',
  website_url: '',
  affiliate_url: '',
  demo_video: '',
  pricing_url: '',
  demo_url: '',
};

/** A possible API response; lists have one item. */
function sampleFor({ route, kind }: ApiQuery): unknown {
  const schema = endpoints.find(({ method, path }) => `${method} ${path}` === route)?.response;
  if (!(schema instanceof z.ZodArray)) return sampleOf(schema ?? z.null(), blank);
  const items = [sampleOf(schema.element as z.ZodType, blank)];
  return kind === 'page' ? { items, total: 1 } : items;
}

/** A page as the server renders it: the data it came with, and the requests it made while rendering. */
function drawn(name: WrittenPage, search = '') {
  const params = Object.fromEntries([...pagePaths[name].matchAll(/:(\w+)/g)].map(([, key = '']) => [key, 'some']));
  const queriesOf = firstScreens[name] as (params: object, filters: URLSearchParams) => readonly ApiQuery[];
  const answers = queriesOf(params, new URLSearchParams(search)).map((query): PageAnswer => {
    const sample = sampleFor(query);
    return { ...query, data: Object.keys(params).length > 0 ? Object.assign(sample as object, params) : sample };
  });
  asked.clear();
  const html = render(addressOf(name, params) + search, answers);
  return { html, brought: Object.keys(cacheOf(answers)), asked: [...asked] };
}

const names = Object.keys(firstScreens) as WrittenPage[];

/** The one request without server data: the filter rail, not shown on phones, has a skeleton until it is answered. */
const inTheRail = unstable_serialize(['', 'GET /frameworks', null, 'one']);

test.each(names)('the first screen of %s renders from exactly the data the server provides', (name) => {
  const page = drawn(name);
  const needed = page.asked.filter((key) => name !== 'marketplace' || key !== inTheRail);
  expect(needed.toSorted()).toEqual(page.brought.toSorted());
  expect(page.html).toContain('<h1');
});

test.each(names)('%s with filters gets no data that is not shown', (name) => {
  const page = drawn(name, '?category=Topic&type=framework');
  expect(page.asked).toEqual(expect.arrayContaining(page.brought));
});
