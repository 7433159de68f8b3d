import * as z from 'zod';

const Places = z.array(z.string().min(1).toLowerCase());

/** What a test makes of mailboxes, by address or by domain: they bounce, or their owners complain. */
export const Mailboxes = z.strictObject({ bounce: Places.optional(), complain: Places.optional() });
export type Mailboxes = z.infer<typeof Mailboxes>;

/** What becomes of a mail at a mailbox, if anything but that it is read. */
export type Reaction = 'bounce' | 'complaint';

/** SES's mailbox simulator, labels included: `bounce+label@…`. */
const simulatorAddress = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

export const isSimulator = (address: string): boolean => /@simulator\.amazonses\.com$/i.test(address);

/** How a mailbox reacts to a mail. */
export function reactionOf(address: string, { bounce = [], complain = [] }: Mailboxes): Reaction | undefined {
  const simulated = simulatorAddress.exec(address)?.[1]?.toLowerCase();
  if (simulated) return simulated as Reaction;
  const lowered = address.toLowerCase();
  const isAmong = (places: readonly string[]) =>
    places.includes(lowered) || places.includes(lowered.slice(lowered.lastIndexOf('@') + 1));
  if (isAmong(bounce)) return 'bounce';
  return isAmong(complain) ? 'complaint' : undefined;
}
