import { type Point, polar, polygon, type Random, range, round } from './cover-draw.ts';
import type { Tones } from './cover-palette.ts';

/** All figures are drawn on this plate. */
export const plate = { width: 290, height: 212 } as const;
const { width: W, height: H } = plate;

type Figure = (random: Random, tones: Tones) => string;

interface Fort {
  readonly sides: number;
  readonly turn: number;
  readonly step: number;
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
}

function layOutFort(random: Random): Fort {
  const sides = 4 + Math.floor(random() * 4);
  const turn = random() * Math.PI;
  return {
    sides,
    turn,
    step: (2 * Math.PI) / sides,
    cx: W * (0.36 + random() * 0.3),
    cy: H * (0.44 + random() * 0.18),
    radius: 108 + random() * 34,
  };
}

const at = (fort: Fort, distance: number, angle: number): Point =>
  polar(fort.cx, fort.cy, fort.radius * distance, angle);

/** Outline of a wall with its bastions, at `scale` times the fort's radius. */
function wall(fort: Fort, scale: number): Point[] {
  return range(fort.sides, (side) => {
    const angle = fort.turn + side * fort.step;
    const flank = fort.step * 0.17;
    const shoulder = fort.step * 0.21;
    return [
      at(fort, scale * 0.64, angle - flank),
      at(fort, scale * 0.79, angle - shoulder),
      at(fort, scale, angle),
      at(fort, scale * 0.79, angle + shoulder),
      at(fort, scale * 0.64, angle + flank),
    ];
  }).flat();
}

/** Framework: the plan of a bastioned fort. */
const fort: Figure = (random, tones) => {
  const plan = layOutFort(random);
  const { sides, turn, step } = plan;
  const line = `fill="none" stroke="${tones.ground}" stroke-width="1.5"`;
  const rays = range(sides, (side) => {
    const [x0, y0] = at(plan, 1.02, turn + side * step);
    const [x1, y1] = at(plan, 2.6, turn + side * step);
    return `<path d="M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}" stroke="${tones.ground}" stroke-width="1.5"/>`;
  });
  const ravelins = range(sides, (side) => {
    const angle = turn + (side + 0.5) * step;
    const points = [
      at(plan, 1.0584, angle),
      at(plan, 0.7776, angle - step * 0.14),
      at(plan, 0.7776, angle + step * 0.14),
    ];
    return polygon(points, `fill="${tones.mid}"`);
  });
  const court = range(sides, (side) => at(plan, 0.4, turn + side * step));
  const keep = range(sides, (side) => at(plan, 0.17, turn + (side + 0.5) * step));
  return [
    ...rays,
    polygon(wall(plan, 1.52), line),
    polygon(wall(plan, 1.32), `fill="${tones.ground}"`),
    ...ravelins,
    polygon(wall(plan, 1), `fill="${tones.tint}"`),
    polygon(wall(plan, 0.86), line),
    polygon(court, `fill="${tones.deep}"`),
    polygon(keep, `fill="${tones.pale}"`),
  ].join('');
};

const merlons = [58, 29, 44, 22, 36] as const;

/** Industry: courses of wall, one battlement above another. */
const courses: Figure = (random, { ground, mid, tint, pale }) => {
  const fills = random() > 0.5 ? [ground, mid, tint, ground, pale] : [mid, ground, tint, mid, pale];
  let top = 22 + random() * 20;
  const paths = fills.map((fill, course) => {
    const unit = merlons[Math.floor(random() * merlons.length)] ?? merlons[0];
    const gap = Math.min(unit * 0.55, 24);
    let path = `M0 ${H}`;
    let up = true;
    for (let x = -random() * unit * 2; x < W; x += unit, up = !up) {
      const y = round(top + (up ? 0 : gap));
      path += `L${round(Math.max(0, x))} ${y}L${round(Math.min(W, x + unit))} ${y}`;
    }
    top += 36 + random() * 10 - (course === 3 ? 4 : 0);
    return `<path d="${path}L${W} ${H}Z" fill="${fill}"/>`;
  });
  return paths.join('');
};

function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number, fill: string): string {
  const point = (radius: number, angle: number) => polar(cx, cy, radius, angle).map(round).join(' ');
  const big = to - from > Math.PI ? 1 : 0;
  const arc = (radius: number, sweep: 0 | 1) => `A${round(radius)} ${round(radius)} 0 ${big} ${sweep} `;
  const outside = `M${point(outer, from)}${arc(outer, 1)}${point(outer, to)}`;
  return `<path d="${outside}L${point(inner, to)}${arc(inner, 0)}${point(inner, from)}Z" fill="${fill}"/>`;
}

/** Topic: fields of watch, arcs about one post. */
const watch: Figure = (random, { ground, mid, tint, pale }) => {
  const cx = W * (0.2 + random() * 0.6);
  const cy = H * (0.62 + random() * 0.3);
  let inner = 24;
  const fields = [tint, mid, ground, mid, tint, ground].map((fill) => {
    const outer = inner + 17 + random() * 15;
    const from = random() * 2 * Math.PI;
    const to = from + Math.PI * (0.55 + random() * 1.1);
    const ring = `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(outer)}" fill="none" stroke="${ground}" stroke-width="1.5"/>`;
    const field = ring + sector(cx, cy, inner, outer, from, to, fill);
    inner = outer + 5;
    return field;
  });
  return `${fields.join('')}<circle cx="${round(cx)}" cy="${round(cy)}" r="13" fill="${pale}"/>`;
};

const columns = [
  { x: 20, width: 44 },
  { x: 72, width: 96 },
  { x: 176, width: 96 },
] as const;

/** Prompt Vault: a table of rows. */
const rows: Figure = (random, { deep, ground, mid, tint }) =>
  range(11, (row) =>
    columns.map(({ x, width }, column) => {
      const head = row === 0;
      const length = head || column === 0 ? width : width * (0.3 + random() * 0.7);
      const body = column === 0 ? mid : random() > 0.72 ? ground : tint;
      return `<rect x="${x}" y="${14 + row * 17.5}" width="${round(length)}" height="10" fill="${head ? deep : body}"/>`;
    }),
  )
    .flat()
    .join('');

/** Prompt: one caret, repeated. */
const carets: Figure = (random, { deep, ground, mid, tint }) => {
  const count = 4 + Math.floor(random() * 3);
  const half = 54 + random() * 22;
  const left = 18 + random() * 24;
  const marked = Math.floor(random() * count);
  const fills = [ground, mid, tint];
  const stroke = 20;
  return range(count, (i) => {
    const x = left + i * half * 0.72;
    const tip = x + half * 0.62;
    const points: Point[] = [
      [x, H / 2 - half],
      [x + stroke, H / 2 - half],
      [tip + stroke, H / 2],
      [x + stroke, H / 2 + half],
      [x, H / 2 + half],
      [tip, H / 2],
    ];
    return polygon(points, `fill="${i === marked ? deep : fills[i % 3]}"`);
  }).join('');
};

/** The figures of the categories that have one of their own. */
const figures: ReadonlyMap<string, Figure> = new Map([
  ['Framework', fort],
  ['Industry', courses],
  ['Topic', watch],
  ['Prompt Vault', rows],
  ['Prompt', carets],
]);

/** The figure of a category: the watch for all that have none of their own. */
export const figureOf = (category: string): Figure => figures.get(category) ?? watch;
