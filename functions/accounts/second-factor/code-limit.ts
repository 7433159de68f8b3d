import { minutes } from '#lib/clock.ts';
import { countAttempt, forgetFailures } from '../attempt/attempt.repo.ts';
import { tooMany } from '../attempt/attempt.service.ts';
import { hiddenKey } from '../attempt/hidden-key.ts';

/** Codes of one person in a quarter of an hour, whoever tries them: a code has a million values. */
const mostCodes = 10;
const period = minutes(15);

const keyOf = (subject: string): string => hiddenKey('second-factor', subject);

/**
 * Tries a code of somebody. It is counted before it is compared, so attempts at the same time are limited too, and per
 * person: whoever gets this far knows the password, and could come from many addresses. 429 above the limit.
 */
export async function withCodeLimit<T>(subject: string, attempt: () => Promise<T>): Promise<T> {
  const counted = await countAttempt(keyOf(subject), period);
  if (counted.times > mostCodes) throw tooMany('wrong codes', counted);
  const result = await attempt();
  await forgetFailures(keyOf(subject));
  return result;
}
