import type { Bar } from './bar-chart.tsx';

/** Which days of a chart are named: today, and every so many days back; on a phone every second one of them. */
export function onDayAxis(index: number, length: number): Bar['onAxis'] {
  const step = length <= 7 ? 1 : Math.round(length / 6);
  const back = length - 1 - index;
  if (back % step !== 0) return undefined;
  return (back / step) % 2 === 0 ? 'always' : 'wide';
}
