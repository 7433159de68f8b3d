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
  outbox: 'out',
  revision: 'rev',
  wish: 'wsh',
  audit: 'aud',
  newsletter: 'nws',
  newsletterTask: 'nwt',
  subscriber: 'sbr',
  notification: 'ntf',
  broadcast: 'brc',
  plan: 'pln',
} as const;
export type IdKind = keyof typeof idPrefixes;

/** Accepts only ids of one kind. Path parameters use the router's looser check, so that a wrong id is a 404. */
export const Id = (kind: IdKind) =>
  z.string().regex(new RegExp(`^${idPrefixes[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`), 'Not a valid id');
