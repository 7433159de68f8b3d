import { useApi } from '#web/lib/api/swr.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { described, type Entry, type Kind, kinds } from './kinds.ts';
import { rangeOf } from './month.ts';

const calls = {
  article: 'GET /admin/articles/calendar',
  newsletter: 'GET /admin/newsletters/calendar',
  ebook: 'GET /admin/ebooks/calendar',
} as const;

function useKind(kind: Kind, isWanted: boolean, month: string, timeZone: string) {
  const { data, error } = useApi(isWanted ? calls[kind] : null, { query: rangeOf(month, timeZone) });
  const entries = data?.entries.map((entry): Entry => ({ ...entry, kind }));
  return { kind, isWanted, entries, hasMore: data?.has_more ?? false, isFailed: !data && error !== undefined };
}

/** The kinds that a person may see: of the others nothing is asked. */
export function useVisibleKinds(): readonly Kind[] {
  const { may } = useSession();
  return kinds.filter((kind) => may(described[kind].area));
}

/** What some kinds have in a month. A kind that fails hides none of the others. */
export function useCalendar(wanted: readonly Kind[], month: string, timeZone: string) {
  const all = [
    useKind('article', wanted.includes('article'), month, timeZone),
    useKind('newsletter', wanted.includes('newsletter'), month, timeZone),
    useKind('ebook', wanted.includes('ebook'), month, timeZone),
  ].filter(({ isWanted }) => isWanted);
  return {
    entries: all.flatMap(({ entries }) => entries ?? []),
    isLoading: all.some(({ entries, isFailed }) => !entries && !isFailed),
    failed: all.filter(({ isFailed }) => isFailed).map(({ kind }) => kind),
    /** Kinds with more in the month than one answer has. */
    cut: all.filter(({ hasMore }) => hasMore).map(({ kind }) => kind),
  };
}
