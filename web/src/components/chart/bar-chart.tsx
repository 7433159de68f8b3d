import { ticksUpTo } from './scale.ts';

/** One bar. */
export interface Bar {
  /** What it stands for: `14:00`, `21 Nov`. */
  readonly label: string;
  readonly value: number;
  /** The value that it is compared with: a mark across the bar. */
  readonly before?: number;
  /** Still being counted: paler. */
  readonly isOpen?: boolean;
  /** The label stands below the axis; `wide` only where there is room for all of them. */
  readonly onAxis?: 'always' | 'wide';
}

export interface BarChartProps {
  /** What the picture shows, in a sentence. The values are in the table behind it. */
  readonly summary: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** A mark with an edge of the ground's colour, so that it is seen before the bar, too. */
const Mark = ({ from, to, at }: { readonly from: number; readonly to: number; readonly at: number }) =>
  (['stroke-surface stroke-4', 'stroke-ink stroke-[1.5]'] as const).map((look) => (
    <line key={look} x1={percent(from)} x2={percent(to)} y1={percent(1 - at)} y2={percent(1 - at)} className={look} />
  ));

/**
 * Bars over a common axis, drawn in shares of the width that there is: the picture fits a phone and a wide window, and
 * its labels keep their size.
 */
export function BarChart({ summary, bars, format }: BarChartProps) {
  const ticks = ticksUpTo(Math.max(0, ...bars.map(({ value, before = 0 }) => Math.max(value, before))));
  const top = ticks.at(-1) ?? 1;
  const slot = 1 / bars.length;
  const share = (value: number): number => Math.max(0, value) / top;
  const anchorOf = (index: number) => (index === 0 ? 'start' : index === bars.length - 1 ? 'end' : 'middle');
  const placeOf = (index: number) => ({ start: 0, middle: (index + 0.5) * slot, end: 1 })[anchorOf(index)];
  return (
    <div
      role="img"
      aria-label={summary}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-4 font-mono text-12 text-muted"
    >
      <div className="-my-1.5 flex flex-col-reverse justify-between text-right leading-3">
        {ticks.map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <svg className="h-42 w-full overflow-visible" aria-hidden="true">
        {ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={percent(1 - tick / top)}
            y2={percent(1 - tick / top)}
            className="stroke-line"
          />
        ))}
        {bars.map(({ label, value, before, isOpen }, index) => {
          const from = (index + 0.15) * slot;
          return (
            <g key={label}>
              <rect
                x={percent(from)}
                width={percent(0.7 * slot)}
                y={percent(1 - share(value))}
                height={percent(share(value))}
                className={isOpen ? 'fill-accent opacity-45' : 'fill-accent'}
              />
              {before !== undefined && before > 0 && (
                <Mark from={index * slot} to={(index + 1) * slot} at={share(before)} />
              )}
              <rect x={percent(index * slot)} width={percent(slot)} height="100%" className="fill-transparent">
                <title>{`${label}: ${format(value)}${before === undefined ? '' : `, before ${format(before)}`}`}</title>
              </rect>
            </g>
          );
        })}
      </svg>
      <span />
      <svg className="mt-2 h-4 w-full overflow-visible fill-current" aria-hidden="true">
        {bars.map(({ label, onAxis }, index) =>
          onAxis ? (
            <text
              key={label}
              x={percent(placeOf(index))}
              y="12"
              textAnchor={anchorOf(index)}
              className={onAxis === 'wide' ? 'max-sm:hidden' : undefined}
            >
              {label}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}
