import type { ReactNode } from 'react';
import { ebookQuery } from '#shared/catalog/queries.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { useApi, useQuery } from '#web/lib/api/swr.ts';
import { useShelfCandidates } from '../../api/ebook-list.ts';
import { chooseShelf } from '../../api/shelf.ts';
import { ControlSpecimen, FilesSpecimen, PreviewSpecimen, PromptSpecimen } from './specimens.tsx';

interface CardProps {
  readonly title: string;
  readonly specimen: ReactNode;
  readonly children: string;
}

/** A claim below a specimen that proves it. */
const Card = ({ title, specimen, children }: CardProps) => (
  <li className="overflow-hidden rounded-card border border-line bg-surface px-5 pb-5.5">
    <div
      aria-hidden="true"
      className="-mx-5 mb-4.5 h-34.5 overflow-hidden border-b border-line bg-sunken px-5 py-4.5 font-mono text-12 leading-[1.65] text-muted"
    >
      {specimen}
    </div>
    <h3>{title}</h3>
    <p className="mt-1.5 text-14 text-muted">{children}</p>
  </li>
);

/** A paid book whose figures the cards show. Undefined while loading; null if there is none, or none can be loaded. */
function useSpecimenBook() {
  const shelf = useShelfCandidates();
  const book = chooseShelf(shelf.data ?? [], new Set()).find(
    ({ is_free, category }) => !is_free && category === 'Framework',
  );
  const { data, error } = useQuery(book ? ebookQuery(book.id) : null);
  const isMissing = error !== undefined || (book === undefined && (shelf.data ?? shelf.error) !== undefined);
  return data ?? (isMissing ? null : undefined);
}

/** The shop's figures. Empty until they are loaded, or if the shop is empty. */
function Figures() {
  const { data } = useApi('GET /stats');
  return (
    <p className="mt-5 min-h-6 text-14 text-muted tabular-nums">
      {data !== undefined &&
        data.total_ebooks > 0 &&
        `On the shelf: ${formatItems(data.total_ebooks, 'title')} on ${formatItems(data.active_frameworks, 'framework')}, ` +
          `${formatItems(data.prompt_packages, 'prompt package')} among them.`}
    </p>
  );
}

/** Reasons to buy here, shown rather than told. */
export function WhyCards() {
  return (
    <>
      <Cards />
      <Figures />
    </>
  );
}

function Cards() {
  const book = useSpecimenBook();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Card title="Written to the control" specimen={<ControlSpecimen book={book} />}>
        Chapters follow the control numbers, so a finding leads you to the page.
      </Card>
      <Card title="Read before you buy" specimen={<PreviewSpecimen book={book} />}>
        Every paid book opens on its first pages and says how many words remain.
      </Card>
      <Card title="Prompts you can run" specimen={<PromptSpecimen />}>
        Prompt packages are plain CSV: open, read and edit before use.
      </Card>
      <Card title="Yours to keep" specimen={<FilesSpecimen book={book} />}>
        Download PDF, EPUB or text. No viewer to install, and a receipt for expenses.
      </Card>
    </ul>
  );
}
