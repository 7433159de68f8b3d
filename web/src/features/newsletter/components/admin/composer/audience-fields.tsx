import { useId } from 'react';
import { formatItems } from '#shared/kernel/format.ts';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { SectionCard } from '#web/components/ui/section-card.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import type { NewsletterFormPart } from '../../../api/admin/use-newsletter-form.ts';
import { UncountedAudience } from '../uncounted-audience.tsx';

/** How many people would get it now. */
function AudienceCount({ interests }: { readonly interests: readonly string[] }) {
  const query = { interests: interests.join(',') };
  const { data, error, mutate } = useApi('GET /admin/newsletters/audience', { query });
  if (!data) return error ? <UncountedAudience onRetry={mutate} /> : 'Counting…';
  const people = formatItems(data.count, 'confirmed subscriber');
  return interests.length === 0 ? `Everybody: ${people}` : `${people}, each once`;
}

/** Who gets it: everybody, or those with any of the interests that are ticked. */
export function AudienceFields({ form }: NewsletterFormPart) {
  const { id, error, value: chosen, onChange } = form.picked('interests');
  const help = useId();
  return (
    <SectionCard title="Audience">
      <fieldset id={id} tabIndex={-1} aria-describedby={help}>
        <legend className="sr-only">Interests</legend>
        <p id={help} className="pb-1.5 text-14 text-muted">
          Everyone with at least one of the ticked interests. Tick none to reach all subscribers.
        </p>
        {newsletterInterests.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
        {error && <p className="text-14 font-medium text-danger">{error}</p>}
      </fieldset>
      <p role="status" className="mt-3 border-t border-line pt-3 font-strong">
        <AudienceCount interests={chosen} />
      </p>
    </SectionCard>
  );
}
