import type { EbookUse as Use } from '#shared/articles/ebook-use.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { useApi } from '#web/lib/api/swr.ts';

/** The call takes no more ids. */
export const mostEbooks = 100;

const separator = (place: number, last: number): string => (place === 0 ? ' ' : place === last ? ' and ' : ', ');

interface Named {
  readonly id: string;
  readonly name: string;
  /** Where it is edited. */
  readonly to: string;
  /** Shown unless readers see it. */
  readonly status: string;
}

/** Each in a tab of its own, so that the question stays open, and how many more there are. */
function Names({ named, total }: { readonly named: readonly Named[]; readonly total: number }) {
  const more = total - named.length;
  const last = named.length - (more ? 0 : 1);
  return (
    <>
      {named.map(({ id, name, to, status }, place) => (
        <span key={id}>
          {separator(place, last)}
          <a href={to} target="_blank" rel="noreferrer">
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {status !== 'published' && ` (${status})`}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.
    </>
  );
}

interface FoundProps {
  /** `3 articles` */
  readonly what: string;
  readonly total: number;
  readonly named: readonly Named[];
  readonly isOne: boolean;
}

const Found = ({ what, total, named, isOne }: FoundProps) => (
  <span className="block">
    <strong className="font-strong text-ink">
      {what} {total === 1 ? 'leads' : 'lead'} to {isOne ? 'it' : 'one of them'}:
    </strong>
    <Names named={named} total={total} />
  </span>
);

function Uses({ use: { total, articles, newsletters }, isOne }: { readonly use: Use; readonly isOne: boolean }) {
  return (
    <>
      {total > 0 && (
        <Found
          {...{ total, isOne }}
          what={formatItems(total, 'article')}
          named={articles.map(({ id, title, status }) => ({
            id,
            name: title,
            to: href('adminArticle', { id }),
            status,
          }))}
        />
      )}
      {newsletters.total > 0 && (
        <Found
          {...{ total: newsletters.total, isOne }}
          what={`${formatItems(newsletters.total, 'newsletter')} still to be sent`}
          named={newsletters.items.map(({ id, subject, status }) => ({
            ...{ id, name: subject, to: href('adminNewsletterIssue', { id }), status },
          }))}
        />
      )}
    </>
  );
}

export interface EbookUseProps {
  /** Nothing is said of more than 100. */
  readonly ebookIds: readonly string[];
}

/** Which articles and newsletters lead to ebooks that are about to leave the shop, for the question before. Empty when none does. */
export function EbookUse({ ebookIds }: EbookUseProps) {
  const isAsked = ebookIds.length <= mostEbooks;
  const query = { ebook_ids: ebookIds.join(',') };
  const { data, error } = useApi(isAsked ? 'GET /admin/articles/of-ebooks' : null, { query });
  return (
    <span role="status" className="mt-2 block empty:hidden">
      {data && <Uses use={data} isOne={ebookIds.length === 1} />}
      {isAsked && !data && !error && 'Looking for articles and newsletters that lead there…'}
      {!data && error && 'Articles and newsletters that lead there could not be looked for.'}
    </span>
  );
}
