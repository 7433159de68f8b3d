import { seconds } from '#lib/clock.ts';
import { sweepOutbox } from './outbox.ts';

/** Every minute: what a commit left behind because its process died, or because something behind was down. */
export const handler = (): Promise<void> => sweepOutbox(seconds(20));
