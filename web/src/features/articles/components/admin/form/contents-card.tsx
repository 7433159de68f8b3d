import { headingsOf } from '#shared/articles/headings.ts';
import { SectionCard } from '#web/components/ui/section-card.tsx';

/** The table of contents that readers get, made of the headings. */
export function ContentsCard({ html }: { readonly html: string }) {
  const headings = headingsOf(html);
  return (
    <SectionCard title="Table of contents">
      {headings.length === 0 ? (
        <p className="text-muted">Headings of the second and third level appear here.</p>
      ) : (
        <ol className="grid gap-1.5 break-words">
          {headings.map(({ anchor, level, title }) => (
            <li key={anchor} className={level === 3 ? 'pl-4 text-muted' : 'font-medium'}>
              {title}
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
