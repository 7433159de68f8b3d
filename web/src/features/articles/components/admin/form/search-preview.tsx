import { brand } from '#shared/brand.ts';
import { href } from '#shared/pages/href.ts';
import { cutText } from '#web/lib/text/cut-text.ts';

export interface PreviewProps {
  readonly title: string;
  readonly description: string;
  /** In the address. */
  readonly slug: string;
  /** Blank: one is drawn of the title. */
  readonly picture: string;
}

/** What search engines show of a title and of a description, in characters. */
const shown = { title: 60, description: 160 };

/** How a search engine lists the article. */
export const SearchPreview = ({ title, description, slug }: PreviewProps) => (
  <figure>
    <figcaption className="mb-1.5 text-14 font-strong">Search result</figcaption>
    <div className="rounded-control border border-line bg-paper p-4">
      <p className="truncate text-12 text-muted">
        {window.location.host}
        {href('article', { slug })}
      </p>
      <p className="mt-1 text-18 leading-snug break-words text-scheduled">
        {cutText(`${title || 'Title'} · ${brand.name}`, shown.title)}
      </p>
      <p className="mt-1 text-14 break-words text-muted">
        {cutText(description, shown.description) || 'The beginning of the text.'}
      </p>
    </div>
  </figure>
);
