import * as z from 'zod';

/** Every id is a prefixed ULID: sortable by creation, with a readable kind, never chosen by a client. */
export const idPrefixes = {
  aiTool: 'ait',
  coachingPackage: 'cpk',
  ebook: 'ebk',
  article: 'art',
  author: 'aut',
  inquiry: 'inq',
  order: 'ord',
  user: 'usr',
  discount: 'dsc',
  framework: 'frm',
  category: 'cat',
  tag: 'tag',
  outbox: 'out',
  job: 'job',
  revision: 'rev',
  wish: 'wsh',
  audit: 'aud',
  newsletter: 'nws',
  newsletterTask: 'nwt',
  subscriber: 'sbr',
  notification: 'ntf',
  broadcast: 'brc',
  plan: 'pln',
  paymentGateway: 'pgw',
  upload: 'upl',
  savedView: 'sav',
  generation: 'gen',
} as const;
export type IdKind = keyof typeof idPrefixes;

const notAnId = 'Not a valid id';

/** Accepts only ids of one kind. Path parameters use the router's looser check, so that a wrong id is a 404. */
export const Id = (kind: IdKind) =>
  z.string().regex(new RegExp(`^${idPrefixes[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`), notAnId);

/** Longer than any of our ids, shorter than a key can be. */
export const longestId = 60;
/** What somebody sends as an id, of any kind: it may name nothing. */
export const AnyId = z.string(notAnId).max(longestId, notAnId);
