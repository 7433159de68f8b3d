import { createHash } from 'node:crypto';
import { changeSubscriber, findSubscriber } from '#functions/newsletter/subscriber/subscriber.repo.ts';
import { asked, confirmed, leaving } from '#functions/newsletter/subscriber/subscriber.rules.ts';
import { days, hours, minutes, now } from '#lib/clock.ts';
import { hashOf, newSecret } from '#lib/mail/mailed-secret.ts';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { seedId } from './ids.ts';

/*
 * Readers of the newsletter who joined it in the last months, the most of them lately, some of whom have left again: so the
 * list has a curve. When each did so, counted back from the seed, follows from the address and is the same in every shop.
 */

const firstNames = 'amina,bruno,carla,derek,elena,farid,greta,hiro,ines,jonas,keiko,leila'.split(',');
const lastNames = 'adler,bianchi,costa,duarte,eriksen,fischer,garcia,haddad,ivanov,jensen'.split(',');
/** Of lists of 12 and 10 names so many pairs are different ones. */
const count = 60;
const sources = ['website', 'blog_post', 'website', 'registration'];
/** The first ones joined so long ago. */
const since = days(150);

/** A number from 0 to 1 that belongs to a text. */
const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

interface Reader {
  readonly email: string;
  readonly source: string;
  readonly interests: readonly string[];
  /** Milliseconds before the seed. */
  readonly joined: number;
  /** The same; undefined for who is still there. */
  readonly left: number | undefined;
}

function readerAt(place: number): Reader {
  const email = `${firstNames[place % 12]}.${lastNames[(7 * place) % 10]}@example.com`;
  const joined = since * shareOf(email) ** 1.5 + hours(1);
  const stayed = days(4) + days(40) * shareOf(`${email} stayed`);
  const topics = newsletterInterests.map(({ value }) => value);
  return {
    ...{ email, source: sources[place % sources.length] ?? 'website' },
    interests: topics.filter((_, at) => (place + at) % 4 === 0),
    ...{ joined, left: place % 5 === 2 && stayed < joined ? joined - stayed : undefined },
  };
}

async function seedReader({ email, joined, left, ...asking }: Reader): Promise<void> {
  const [at, known] = [now(), await findSubscriber(email)];
  const link = { newId: seedId('subscriber', email), hash: hashOf(newSecret()), task: 'seed', at: at - joined };
  if (!known)
    await changeSubscriber(email, (before) => {
      const pending = asked(before, { email, ...asking }, link);
      return { after: pending && confirmed(pending, at - joined + minutes(20)) };
    });
  if (left === undefined) return;
  await changeSubscriber(email, (before) => ({
    after: before?.status === 'confirmed' ? leaving(before, 'unsubscribed', at - left) : undefined,
  }));
}

export async function seedSubscribers(): Promise<void> {
  for (let place = 0; place < count; place++) await seedReader(readerAt(place));
}
