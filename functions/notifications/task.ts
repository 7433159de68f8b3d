import { defineQueue } from '#lib/outbox/outbox.entity.ts';

/** Jobs on notifications to many. */
export const notificationQueue = defineQueue('notifications');
