import { minutes } from '#lib/clock.ts';
import { remembered } from '#lib/memory/remembered.ts';
import { findSettings } from './settings.repo.ts';

/** The settings, at most a minute old. */
export const currentSettings = remembered(minutes(1), findSettings);
