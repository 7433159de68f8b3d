import type { EbookUse as Use } from '#shared/articles/ebook-use.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { useApi } from '#web/lib/api/swr.ts';

/** The call takes no more ids. */
const mostEbooks = 100;

const separator = (place: number, last: number): string => (place === 0 ? ' ' : place === last ? ' and ' : ', ');

/** Each article in a tab of its own, so that the question stays open, and how many more there are. */
function Names({ use: { articles, total } }: { readonly use: Use }) {
  const more = total - articles.length;
  const last = articles.length - (more ? 0 : 1);
  return (
    <>
      {articles.map(({ id, title, status }, place) => (
        <span key={id}>
          {separator(place, last)}
          <a href={href('adminArticle', { id })} target="_blank" rel="noreferrer">
            {title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {status !== 'published' && ` (${status})`}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.
    </>
  );
}

function Found({ use, isOne }: { readonly use: Use; readonly isOne: boolean }) {
  const articles = formatItems(use.total, 'article');
  return (
    <>
      <strong className="font-strong text-ink">
        {articles} {use.total === 1 ? 'leads' : 'lead'} to {isOne ? 'it' : 'one of them'}:
      </strong>
      <Names use={use} />
    </>
  );
}

export interface EbookUseProps {
  /** Nothing is said of more than 100. */
  readonly ebookIds: readonly string[];
}

/** Which articles lead to ebooks that are about to leave the shop, for the question before. Empty when none does. */
export function EbookUse({ ebookIds }: EbookUseProps) {
  const isAsked = ebookIds.length <= mostEbooks;
  const query = { ebook_ids: ebookIds.join(',') };
  const { data, error } = useApi(isAsked ? 'GET /admin/articles/of-ebooks' : null, { query });
  return (
    <span role="status" className="mt-2 block empty:hidden">
      {data && data.total > 0 && <Found use={data} isOne={ebookIds.length === 1} />}
      {isAsked && !data && !error && 'Looking for articles that lead there…'}
      {!data && error && 'Articles that lead there could not be looked for.'}
    </span>
  );
}
