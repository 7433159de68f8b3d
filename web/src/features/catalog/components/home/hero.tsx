import { shelfFrameworks } from '../../api/shelf.ts';
import { HomeSearch } from './home-search.tsx';
import { HomeTotals } from './home-totals.tsx';
import { Shelf } from './shelf.tsx';

// One text: in pieces, each line break that a late font moves would count as a shift of the page.
const promise = `Working guides to ${shelfFrameworks.join(', ')} and the rules beside them, written control by control. Read the first pages before you pay.`;

/** The first screen: claim, search, and real books. On phones the books are above the search. */
export function Hero() {
  return (
    <section
      aria-label="Welcome"
      className="flex flex-col gap-5 pt-6 sm:grid sm:gap-8 sm:pt-13 lg:grid-cols-[476fr_676fr] lg:items-end lg:gap-12"
    >
      <div className="max-sm:contents lg:pb-1">
        <h1 className="text-37 leading-[1.04] font-display tracking-[-.024em] sm:text-50">
          Know the control before the auditor asks.
        </h1>
        <p className="max-w-[40ch] text-16 leading-[1.55] text-muted max-sm:-mt-2 sm:mt-5 sm:text-18">{promise}</p>
        <div className="grid gap-3.5 max-sm:order-last sm:mt-7">
          <HomeSearch />
          <HomeTotals />
        </div>
      </div>
      <Shelf />
    </section>
  );
}
