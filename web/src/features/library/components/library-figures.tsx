import { formatCount, formatPrice } from '#shared/kernel/format.ts';
import type { LibraryFigures as Figures } from '../api/library-figures.ts';

/** Ebooks owned, total invested, top framework. */
export function LibraryFigures({ owned, invested, topFramework }: Figures) {
  const figures = [
    ['Ebooks owned', formatCount(owned)],
    ['Total invested', formatPrice(invested)],
    ['Top framework', topFramework ?? 'None yet'],
  ] as const;
  return (
    <dl className="flex w-full rounded-card border border-line bg-surface sm:w-auto">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="flex-1 whitespace-nowrap border-l border-line px-3 py-2.5 first:border-0 sm:px-5.5 sm:py-3"
        >
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="font-mono text-16 font-medium sm:text-18">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
