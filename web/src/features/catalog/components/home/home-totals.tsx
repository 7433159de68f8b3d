import { formatCount } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { useTotals } from '../../api/ebook-choices.ts';

/** The link to all ebooks, with their number once it is known. */
export function HomeTotals() {
  const totals = useTotals();
  return (
    <p className="text-14 text-muted">
      <TextLink to={href('marketplace')}>
        {totals && totals.total > 1 ? `Browse all ${formatCount(totals.total)} ebooks` : 'Browse all ebooks'}
      </TextLink>
      {totals && totals.free > 0 && `, ${formatCount(totals.free)} of them free`}
    </p>
  );
}
