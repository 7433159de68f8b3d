import type { TermKind } from '#shared/vocabulary/choices.ts';
import { conflict, type DomainError } from '../errors.ts';
import { findClaims, type Name, nameKey } from './name.repo.ts';

/** What a name of each kind is, with its article. */
const nouns: Readonly<Record<TermKind, readonly [article: 'a' | 'an', noun: string]>> = {
  ebook: ['a', 'category of ebooks'],
  industry: ['an', 'industry'],
  prompt: ['a', 'category of prompt packages'],
  article: ['a', 'category of articles'],
  tool: ['a', 'category of AI tools'],
  framework: ['a', 'framework'],
  tag: ['a', 'tag'],
};

/** `“Foo” is not a category of AI tools` */
export const unknownName = ({ kind, name }: Name): string => `“${name}” is not ${nouns[kind].join(' ')}`;
/** `“Foo” is no longer offered as a category of AI tools` */
export const inactiveName = ({ kind, name }: Name): string =>
  `“${name}” is no longer offered as ${nouns[kind].join(' ')}`;

/** The error for a name that a term of the kind has already, or that is being replaced. */
export async function nameTaken(name: Name): Promise<DomainError> {
  const claim = (await findClaims([name])).get(nameKey(name));
  const isLeaving = claim && nameKey(claim) !== nameKey(name);
  return conflict(
    isLeaving
      ? `“${name.name}” is being replaced by “${claim.name}”. Try again when that is done.`
      : `Another ${nouns[name.kind][1]} has this name`,
  );
}
