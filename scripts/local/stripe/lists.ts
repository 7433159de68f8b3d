import { invalidRequest } from './failure.ts';
import type { Params } from './request/params.ts';

interface List<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

/** One page of `items`, which must be newest first. Cursors are ids, as at Stripe. */
export function listPage<T extends { readonly id: string }>(items: readonly T[], params: Params, url: string): List<T> {
  const limit = params.integer('limit', 1) ?? 10;
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (limit > 100) throw invalidRequest('This value must be less than or equal to 100.', { param: 'limit' });
  const candidates = items.slice(
    after === undefined ? 0 : position(items, after, 'starting_after') + 1,
    before === undefined ? items.length : position(items, before, 'ending_before'),
  );
  const data = before === undefined ? candidates.slice(0, limit) : candidates.slice(-limit);
  return { object: 'list', data, has_more: candidates.length > data.length, url };
}

/** `created=…`, `created[gte]=…` and so on, in seconds. */
export function createdFilter(params: Params): (item: { readonly created: number }) => boolean {
  if (!params.has('created')) return () => true;
  if (params.isText('created')) {
    const exact = params.integer('created');
    return ({ created }) => created === exact;
  }
  const range = params.child('created');
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((name) => range?.integer(name));
  return ({ created }) =>
    created > (gt ?? -1) && created >= (gte ?? 0) && created < (lt ?? Infinity) && created <= (lte ?? Infinity);
}

function position(items: readonly { readonly id: string }[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
  return index;
}
