import { staff } from '#functions/accounts/public.ts';
import type { Actor, SignedIn } from '#lib/actor.ts';
import { conflict } from '#lib/errors.ts';
import { isolated } from '#shared/kernel/text.ts';
import type { TestRecipient } from '#shared/newsletter/test-mail.ts';

/** Who writes newsletters may be sent a test of one: by name, so that no test goes to a stranger's address. */
const area = 'admin:newsletter';

/** Somebody to whom a test is sent. */
export type Addressee = Pick<Actor, 'id' | 'name' | 'email'>;

/** Colleagues who may be sent a test, by name. */
export async function testRecipients({ id: own }: SignedIn): Promise<TestRecipient[]> {
  const colleagues = await (await staff()).staffWith(area);
  return colleagues.filter(({ id }) => id !== own).map(({ id, name }) => ({ id, name }));
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** Names in a sentence: `Ada, Edith and Odile`. */
export const inWords = (names: readonly string[]): string => listed.format(names.map(isolated));

function refusal(gone: number, names: readonly string[]) {
  const lost = names.length > 0 ? `${inWords(names)} may not write newsletters any more` : undefined;
  const unknown = gone > 0 ? 'somebody whom you have chosen has no account any more' : undefined;
  const why = [lost, unknown].filter(Boolean).join(', and ');
  return conflict(`No test was sent: ${why}. Please choose again.`);
}

/** The people with these ids as they are now. 409 when one of them may not be sent a test, naming who. */
export async function addresseesOf(actor: SignedIn, ids: readonly string[]): Promise<Addressee[]> {
  const { findColleague } = await staff();
  const found = await Promise.all(
    ids.map((id) => (id === actor.id ? { ...actor, may: true } : findColleague(id, area))),
  );
  const known = found.filter((each) => each !== undefined);
  const lost = known.filter(({ may }) => !may);
  if (known.length < ids.length || lost.length > 0)
    throw refusal(
      ids.length - known.length,
      lost.map(({ name }) => name),
    );
  return known;
}
