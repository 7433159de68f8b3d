import { seconds } from '#lib/clock.ts';
import { sweepOutbox } from './outbox.ts';

/** Every minute: mails that a crash or a silent SES left behind. */
export const handler = (): Promise<void> => sweepOutbox(seconds(20));
