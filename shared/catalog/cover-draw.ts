/** Pseudo-random numbers from 0 to 1, the same on the server and in every browser. */
export type Random = () => number;
export type Point = readonly [x: number, y: number];

/** FNV-1a of the id, stretched by mulberry32. */
export function seeded(id: string): Random {
  let seed = 0x811c9dc5;
  for (const char of id) seed = Math.imul(seed ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is enough for a plate of 290 units, and keeps the bytes equal between engines. */
export const round = (n: number): string => String(Math.round(n * 10) / 10);

export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

export const range = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => draw(i));

export const polygon = (points: readonly Point[], attributes: string): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" ${attributes}/>`;

/** Escapes untrusted text for SVG: markup becomes character references, control characters are dropped. */
export const escapeXml = (text: string): string =>
  text.replace(/\p{Cc}/gu, '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
