import type { Cloud } from '#scripts/local/cloud.ts';

/**
 * Moves a cloud's clock with its schedules stopped, as time passes while a platform is down. A schedule of the calendar has
 * a run for each time that the clock is moved past, one after the other: a month of nights takes longer than most tests.
 */
export function passQuietly({ clock, scheduler }: Cloud, milliseconds: number): void {
  scheduler.stop();
  clock.advance(milliseconds);
  scheduler.start();
}
