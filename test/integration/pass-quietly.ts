import type { Cloud } from '#scripts/local/cloud.ts';

/**
 * Moves a cloud's clock with its scheduler stopped, as if the platform had been down. Otherwise every scheduled run in
 * between happens, one after the other: a month of nights takes longer than most tests.
 */
export function passQuietly({ clock, scheduler }: Cloud, milliseconds: number): void {
  scheduler.stop();
  clock.advance(milliseconds);
  scheduler.start();
}
