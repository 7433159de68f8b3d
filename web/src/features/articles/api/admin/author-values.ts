import type { AuthorInput, AuthorProfile } from '#shared/articles/author.ts';
import { commaSeparated, entriesOf, linesOf } from '#web/lib/form/entries.ts';

/** A link on its line: the name of the network before its address, or the address alone. */
const namedLink = /^(?:(?<name>.*?)\s*:?\s+)?(?<url>\S+)$/;

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;

function linkOn(line: string): [name: string, url: string] {
  const { name, url = '' } = namedLink.exec(line)?.groups ?? {};
  return [name || hostOf(url), url];
}

const linksOf = (text: string) => linesOf(text).map(linkOn);

/** A rule for the field of links: they are kept by their names. */
export function differentNames(text: unknown): true | string {
  const names = linksOf(String(text)).map(([name]) => name);
  return new Set(names).size === names.length || 'Name each link differently';
}

/** The fields of the form as they are typed: areas with commas between them, what may hold commas on a line each. */
export const valuesOf = (author: AuthorProfile | null) => ({
  name: author?.name ?? '',
  email: author?.email ?? '',
  position: author?.position ?? '',
  company: author?.company ?? '',
  credentials: author?.credentials ?? '',
  photo: author?.photo ?? '',
  bio: author?.bio ?? '',
  expertise_areas: commaSeparated(author?.expertise_areas ?? []),
  social_links: Object.entries(author?.social_links ?? {})
    .map(([name, url]) => `${name}: ${url}`)
    .join('\n'),
  speaking_engagements: author?.speaking_engagements.join('\n') ?? '',
  publications: author?.publications.join('\n') ?? '',
});
export type AuthorValues = ReturnType<typeof valuesOf>;

/** What is saved of them. */
export const fieldsOf = (values: AuthorValues, author: AuthorProfile | null): AuthorInput => ({
  ...values,
  expertise_areas: entriesOf(values.expertise_areas, author?.expertise_areas),
  social_links: Object.fromEntries(linksOf(values.social_links)),
  speaking_engagements: linesOf(values.speaking_engagements),
  publications: linesOf(values.publications),
});
