import { isUnderWay } from '#shared/generation/choices.ts';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { formatCost, formatElapsed } from '../../api/generation-words.ts';
import { useNow } from '../../api/use-now.ts';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly more?: string | undefined;
}

const Figure = ({ label, value, more }: FigureProps) => (
  <div className="-mr-px -mb-px border-r border-b border-line p-4">
    <dt className="text-12 text-muted">{label}</dt>
    <dd className="mt-1 text-21 font-strong tabular-nums">{value}</dd>
    {more && <dd className="mt-0.5 text-12 text-muted tabular-nums">{more}</dd>}
  </div>
);

/** What a generation has written, used and cost so far. */
export function JobFigures({ generation }: { readonly generation: GenerationDetail }) {
  const { words, input_tokens, output_tokens, cost, estimate, created_at, ended_at } = generation;
  const now = useNow(isUnderWay(generation));
  const until = ended_at === null ? now : Date.parse(ended_at);
  return (
    <dl
      aria-label="Figures"
      className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-4"
    >
      <Figure label="Words" value={formatCount(words)} />
      <Figure
        label="Tokens"
        value={formatCount(input_tokens + output_tokens)}
        more={`${formatCount(input_tokens)} in, ${formatCount(output_tokens)} out`}
      />
      <Figure
        label={isUnderWay(generation) ? 'Cost so far' : 'Cost'}
        value={formatCost(cost)}
        more={estimate === null ? undefined : `estimated ${formatCost(estimate)} in all`}
      />
      <Figure label="Elapsed time" value={formatElapsed(until - Date.parse(created_at))} />
    </dl>
  );
}
