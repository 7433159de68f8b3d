import { useMemo } from 'react';
import { headingsOf } from '#shared/articles/headings.ts';
import { formatDate } from '#shared/kernel/format.ts';
import type { LegalPage } from '#shared/settings/legal.ts';
import { FoldedContents, TextContents } from '#web/components/contents/text-contents.tsx';
import { RichText } from '#web/components/ui/rich-text.tsx';

type LegalText = Pick<LegalPage, 'title' | 'html' | 'updated_at'>;

/** Too few parts to need a list of them. */
const fewestParts = 2;

/** The parts of a text, for its contents. */
function usePartsOf(html: string) {
  return useMemo(() => {
    const parts = headingsOf(html).filter(({ level }) => level === 2);
    return parts.length < fewestParts ? [] : parts;
  }, [html]);
}

const LastChange = ({ updated_at }: Pick<LegalText, 'updated_at'>) => (
  <p className="mt-2 text-14 text-muted">
    Last changed on <time dateTime={updated_at}>{formatDate(updated_at)}</time>
  </p>
);

/** A legal page with its contents. */
export function LegalArticle({ title, html, updated_at }: LegalText) {
  const contents = { title: 'On this page', contents: usePartsOf(html) };
  return (
    <>
      <h1>{title}</h1>
      <LastChange updated_at={updated_at} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-6 sm:mt-8 min-[1024px]:grid-cols-[minmax(0,640px)_minmax(0,300px)]">
        <FoldedContents {...contents} />
        <article aria-label={title} className="min-w-0">
          <RichText html={html} />
        </article>
        <div className="min-[1024px]:sticky min-[1024px]:top-21">
          <TextContents {...contents} />
        </div>
      </div>
    </>
  );
}

/** The same text inside of another page, whose title is above it: without contents. */
export const LegalSample = ({ html, updated_at }: Omit<LegalText, 'title'>) => (
  <div className="min-w-0 text-16">
    <LastChange updated_at={updated_at} />
    <div className="mt-6 max-w-160">
      <RichText html={html} />
    </div>
  </div>
);
