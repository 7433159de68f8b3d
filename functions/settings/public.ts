import { minutes } from '#lib/clock.ts';
import { remembered } from '#lib/memory/remembered.ts';
import { siteHour } from '#lib/site-time.ts';
import { findSettings } from './settings.repo.ts';

/** The settings, at most a minute old. Left out of functions that only ask for a requirement, and lack its variables. */
export const currentSettings = /* @__PURE__ */ remembered(/* @__PURE__ */ minutes(1), findSettings);

export { isSecondFactorRequired } from './required-factor.ts';

/** The day of a moment in the site's time zone: `2026-11-21`. */
export const siteDay = async (at: number): Promise<string> => siteHour(at, (await currentSettings()).time_zone).day;
