import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';

/** Framework and title. */
export const EbookHead = ({ ebook }: { readonly ebook: EbookDetail }) => (
  <div>
    <FrameworkTick framework={ebook.regulatory_source} />
    <h1 className="my-1.5 text-24 leading-[1.15] sm:mt-2 sm:mb-3.5 sm:text-37 sm:leading-[1.1]">{ebook.title}</h1>
  </div>
);
