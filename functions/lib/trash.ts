import { days, now } from './clock.ts';

/** Milliseconds for which the trash keeps what was deleted. */
export const patience = days(30);

/** When what is deleted now will be purged. */
export const purgeMoment = (): string => new Date(now() + patience).toISOString();

/** Who purges, in the log. */
export const schedule = { id: 'schedule', name: 'Schedule' };
