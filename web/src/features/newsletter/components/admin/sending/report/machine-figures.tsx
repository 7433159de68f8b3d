import { formatItems } from '#shared/kernel/format.ts';
import type { NewsletterReport } from '#shared/newsletter/sending.ts';

/** What no person has opened or clicked. */
export const MachineFigures = ({
  report: { machine_opens, machine_clicks },
}: {
  readonly report: Pick<NewsletterReport, 'machine_opens' | 'machine_clicks'>;
}) => (
  <p className="text-14 text-muted">
    <span className="font-strong text-ink">
      Apart from these: {formatItems(machine_opens, 'open')} and {formatItems(machine_clicks, 'click')} by machines.
    </span>{' '}
    Mail programs that fetch all pictures in advance, and scanners that follow every link, say nothing about readers, so
    they are in none of the figures above.
  </p>
);
