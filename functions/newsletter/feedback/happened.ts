import type { Feedback } from '../sending/sending.rules.ts';
import { readFigures } from '../tracking/figures.repo.ts';

/** How many mails of a newsletter have left, came back and were reported so far, of all its rounds. */
export async function happenedSoFar(newsletterId: string): Promise<Feedback> {
  const figures = (await readFigures([newsletterId])).get(newsletterId) ?? {};
  const { sent = 0, sent_again = 0, bounces = 0, complaints = 0 } = figures;
  return { sent: sent + sent_again, bounces, complaints };
}
