import { classNames } from '#web/lib/class-names.ts';
import { ticksBetween } from './scale.ts';

/** One bar. */
export interface Bar {
  /** What it stands for: `14:00`, `21 Nov`. */
  readonly label: string;
  readonly value: number;
  /** What went the other way: a second bar, below the axis. Not negative. */
  readonly below?: number;
  /** A value that belongs to it, such as the one that it is compared with: a mark across the bar. 0 has none. */
  readonly mark?: number;
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
  /** How the mark is called, and the bar below the axis. */
  readonly names?: { readonly mark: string; readonly below?: string };
}

type Names = NonNullable<BarChartProps['names']>;

/** What a bar says under the pointer: `21 Nov: 5, before 3`. */
const titleOf = ({ label, value, below, mark }: Bar, format: BarChartProps['format'], names: Names): string =>
  [
    `${label}: ${format(value)}`,
    ...(below === undefined ? [] : [`${names.below} ${format(below)}`]),
    ...(mark === undefined ? [] : [`${names.mark} ${format(mark)}`]),
  ].join(', ');

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** Where a value stands: a share of the height, from the top. Beyond the axis it stands at its end. */
type Place = (value: number) => number;

function axisOf(bars: readonly Bar[]) {
  const lowest = Math.min(0, ...bars.map(({ below = 0 }) => -below));
  const ticks = ticksBetween(lowest, Math.max(0, ...bars.map(({ value, mark = 0 }) => Math.max(value, mark))));
  const [bottom, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const place: Place = (value) => (top - Math.min(top, Math.max(bottom, value))) / (top - bottom);
  return { ticks, bottom, place };
}

/** A mark with an edge of the ground's colour, so that it is seen before the bar, too. */
const Mark = ({ from, to, at }: { readonly from: number; readonly to: number; readonly at: number }) =>
  (['stroke-surface stroke-4', 'stroke-ink stroke-[1.5]'] as const).map((look) => (
    <line key={look} x1={percent(from)} x2={percent(to)} y1={percent(at)} y2={percent(at)} className={look} />
  ));

interface DrawnBarProps {
  readonly bar: Bar;
  /** Its part of the width. */
  readonly slot: number;
  readonly index: number;
  readonly place: Place;
  readonly bottom: number;
  readonly title: string;
}

function DrawnBar({
  bar: { value, below = 0, mark = 0, isOpen = false },
  slot,
  index,
  place,
  bottom,
  title,
}: DrawnBarProps) {
  const width = { x: percent((index + 0.15) * slot), width: percent(0.7 * slot) };
  const zero = place(0);
  const paler = isOpen && 'opacity-45';
  return (
    <g>
      <rect
        {...width}
        y={percent(place(value))}
        height={percent(zero - place(value))}
        className={classNames('fill-accent', paler)}
      />
      {below > 0 && (
        <rect
          {...width}
          y={percent(zero)}
          height={percent(place(-below) - zero)}
          className={classNames('fill-muted', paler)}
        />
      )}
      {mark !== 0 && mark >= bottom && <Mark from={index * slot} to={(index + 1) * slot} at={place(mark)} />}
      <rect x={percent(index * slot)} width={percent(slot)} height="100%" className="fill-transparent">
        <title>{title}</title>
      </rect>
    </g>
  );
}

/** The labels of bars below the axis. */
function Labels({ bars, slot }: { readonly bars: readonly Bar[]; readonly slot: number }) {
  const anchorOf = (index: number) => (index === 0 ? 'start' : index === bars.length - 1 ? 'end' : 'middle');
  const placeOf = (index: number) => ({ start: 0, middle: (index + 0.5) * slot, end: 1 })[anchorOf(index)];
  return (
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
  );
}

/**
 * Bars over a common axis, drawn in shares of the width that there is: the picture fits a phone and a wide window, and
 * its labels keep their size. Where bars go below the axis, its line is the darker one.
 */
export function BarChart({ summary, bars, format, names = { mark: 'before' } }: BarChartProps) {
  const { ticks, bottom, place } = axisOf(bars);
  const slot = 1 / bars.length;
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
            y1={percent(place(tick))}
            y2={percent(place(tick))}
            className={tick === 0 && bottom < 0 ? 'stroke-line-control' : 'stroke-line'}
          />
        ))}
        {bars.map((bar, index) => (
          <DrawnBar key={bar.label} {...{ bar, slot, index, place, bottom }} title={titleOf(bar, format, names)} />
        ))}
      </svg>
      <span />
      <Labels {...{ bars, slot }} />
    </div>
  );
}
