import { Check, Minus } from 'lucide-react';
import type { KeywordPlace } from '../../../api/admin/keyword-places.ts';

/** Where the focus keyword stands, and where it does not. */
export const KeywordReport = ({ places }: { readonly places: readonly KeywordPlace[] }) =>
  places.length > 0 && (
    <ul aria-label="Where the focus keyword stands" className="flex flex-wrap gap-x-4 gap-y-1 text-14 sm:col-span-2">
      {places.map(({ place, hasIt }) => {
        const Icon = hasIt ? Check : Minus;
        return (
          <li
            key={place}
            className={hasIt ? 'inline-flex items-center gap-1.5' : 'inline-flex items-center gap-1.5 text-muted'}
          >
            <Icon size={16} aria-hidden="true" className={hasIt ? 'text-published' : undefined} />
            {place}
            <span className="sr-only">{hasIt ? ': has it' : ': does not have it'}</span>
          </li>
        );
      })}
    </ul>
  );
