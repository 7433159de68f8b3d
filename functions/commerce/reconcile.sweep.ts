import { seconds } from '#lib/clock.ts';
import { reconcile } from './payment/reconcile.service.ts';

/** Every 15 minutes. */
export const handler = (): Promise<void> => reconcile(seconds(20));
