import { firstLine, type Terminal } from './first-line.ts';
import { Refusal } from './refusal.ts';

/** Asks before an act that matters: goes on when `expected` is typed, or piped, and cancels at anything else. */
export async function confirm({ input, output }: Terminal, question: string, expected: string): Promise<void> {
  output.write(question);
  if ((await firstLine(input))?.trim() !== expected) throw new Refusal('Cancelled: nothing has changed.');
}
