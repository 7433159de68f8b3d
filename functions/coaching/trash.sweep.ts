import { coachingPackages } from './coaching-package.service.ts';

/** Runs every hour. */
export const handler = coachingPackages.purgeDue;
