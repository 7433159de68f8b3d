import { defineQueue } from '#lib/outbox/outbox.entity.ts';

/** Exports of the audit log. */
export const settingsQueue = defineQueue('settings');
