import { UserEntity } from '#functions/accounts/user/user.entity.ts';
import { createEbook } from '#functions/catalog/ebook/ebook-creation.service.ts';
import { grantItems } from '#functions/library/public.ts';
import { nowIso } from '#lib/clock.ts';
import { transact } from '#lib/table/transact.ts';
import type { Role } from '#shared/accounts/role.ts';
import type { Client } from '../client.ts';
import { eventually, mailsTo, visitor } from '../cloud.ts';

/** What only accounts tests need besides `cloud.ts`: states that no route creates, and the content of mails. */

const subjectOf = (client: Client): string =>
  JSON.parse(Buffer.from((client.token ?? '').split('.')[1] ?? '', 'base64url').toString()).sub;

/** Changes a profile directly in the table; nothing is counted. */
export async function setProfile(
  client: Client,
  values: {
    status?: 'active' | 'inactive';
    role?: Role;
    force_password_change?: boolean;
    email_verified?: boolean;
  },
): Promise<void> {
  await UserEntity.patch({ subject: subjectOf(client) })
    .set(values)
    .go();
}

/** Gives books as a paid order would. */
export const give = (userId: string, ebookIds: readonly string[], paid = 4900, orderId = 'ord_test'): Promise<void> =>
  transact(
    grantItems(
      userId,
      ebookIds.map((ebook_id) => ({ ebook_id, order_id: orderId, paid })),
      nowIso(),
    ),
  );

/** Creates an ebook for the test and returns its id. */
export async function anEbook(
  values: { title?: string; content?: string; price?: number; status?: 'draft' | 'published' } = {},
): Promise<string> {
  const { id } = await createEbook({
    title: 'Evidence for the second auditor',
    description: 'What to keep, and for how long.',
    content: '# Evidence\n\nKeep what you would want to read.',
    price: 4900,
    regulatory_source: 'General',
    difficulty_level: 'Beginner',
    category: 'Topic',
    industry: '',
    tags: [],
    status: 'published',
    filesOnDemand: true,
    ...values,
  });
  return id;
}

/** A well-formed id of no ebook. */
export const noEbook = 'ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** The newest mail to a person whose subject starts with this. */
export const newestMail = (to: string, subject: string, base?: string) =>
  eventually(async () => (await mailsTo(to, base)).find((mail) => mail.subject.startsWith(subject)));

export const tokenIn = (text: string): string => /token=(\S+)/.exec(text)?.[1] ?? '';
export const codeIn = (text: string): string => /^\s*(\d{6})$/m.exec(text)?.[1] ?? '';

/** The status of a sign-in by a new visitor. */
export const signIn = async (email: string, password: string): Promise<number> =>
  (await visitor().post('/auth/login', { email, password })).status;

/** A second session of the same person, from another machine. */
export async function signedInAgain(person: { email: string; password: string }, base?: string): Promise<Client> {
  const client = visitor(base);
  const { status, body } = await client.post('/auth/login', person);
  if (status !== 200) throw new Error(`login: ${status} ${JSON.stringify(body)}`);
  client.token = body.access_token;
  return client;
}

/** The response to a registration with a taken address. */
export const taken = { status: 409, body: { detail: 'An account with this email already exists', code: 'conflict' } };
