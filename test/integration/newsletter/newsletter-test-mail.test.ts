import { beforeAll, describe, expect, it } from 'vitest';
import { limitPerHour } from '#lib/http/rate-limit.ts';
import { admin as adminPerson, colleagues } from '#scripts/seed/people.ts';
import type { TestRecipient } from '#shared/newsletter/test-mail.ts';
import { setProfile } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { signedUp, visitor, withinAMinute } from '../cloud.ts';
import { colleague } from '../jobs/jobs.ts';
import { mailAbout, mailsAbout, someAddress } from './newsletter.ts';

/* Tests of newsletters to colleagues. */

type Editor = Awaited<ReturnType<typeof colleague>>;
let writer: Editor;
let other: Editor;
beforeAll(async () => {
  writer = await colleague('editor');
  other = await colleague('editor');
});

const list = '/admin/newsletters/test-recipients';
const named = async (client: Client): Promise<TestRecipient[]> => (await client.get(list)).body;

/** A newsletter; how its test is sent, and the tests of it that somebody has got. */
async function newsletter() {
  const subject = `Test ${someAddress()}`;
  const { body } = await writer.client.post('/admin/newsletters', { subject, content: '<p>Three things.</p>' });
  const path = `/admin/newsletters/${body.newsletter.id}/test`;
  return {
    path,
    sendTo: async (...recipients: string[]) => {
      const { status, body: told } = await writer.client.post(path, { recipients });
      return [status, told.message ?? told.errors?.recipients ?? told.detail];
    },
    arrived: (email: string) => mailAbout(email, `[Test] ${subject}`),
    got: async (...emails: string[]) =>
      (await Promise.all(emails.map((email) => mailsAbout(email, `[Test] ${subject}`)))).map(({ length }) => length),
  };
}

describe('the colleagues who may be sent a test', () => {
  it('are active staff who write newsletters, by name and without the caller', async () => {
    const found = await named(writer.client);
    const [owner, editor, support] = colleagues;
    for (const { name } of [owner, editor, adminPerson]) expect(found.map((each) => each.name)).toContain(name);
    expect(found.map(({ name }) => name)).not.toContain(support.name);
    expect(found).toContainEqual({ id: other.id, name: other.person.name });
    expect(found.map(({ id }) => id)).not.toContain(writer.id);
    const names = found.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it('are nobody else’s business', async () => {
    const { client: support } = await colleague('support');
    const { path } = await newsletter();
    const reader = (await signedUp()).client;
    for (const [client, status] of [
      [visitor(), 401],
      [reader, 403],
      [support, 403],
    ] as const) {
      expect((await client.get(list)).status).toBe(status);
      expect((await client.post(path, { recipients: [other.id] })).status).toBe(status);
    }
  });
});

describe('a test', () => {
  it('goes to the colleagues who are chosen, once each, and to nobody else', async () => {
    const { sendTo, arrived, got } = await newsletter();
    const [own, theirs] = [writer.person.email, other.person.email];
    const told = `A test is on its way to ${other.person.name}`;
    expect(await sendTo(other.id, other.id)).toEqual([200, told]);
    expect((await arrived(theirs)).text).toContain('Three things.');
    expect(await got(own, theirs, adminPerson.email)).toEqual([0, 1, 0]);
    const both = await sendTo(other.id, writer.id);
    expect(both).toEqual([200, `Tests are on their way to you and ${other.person.name}`]);
    await arrived(own);
    expect(await got(own, theirs)).toEqual([1, 2]);
    expect(await sendTo(writer.id)).toEqual([200, `A test is on its way to ${own}`]);
  });

  it('goes to nobody when one of them has lost the role or the account; the answer names who', async () => {
    const { sendTo, got } = await newsletter();
    const former = await colleague('editor');
    await former.give('support');
    expect(await named(writer.client)).not.toContainEqual(expect.objectContaining({ id: former.id }));
    const refused = (why: string) => [409, `No test was sent: ${why}. Please choose again.`];
    const lost = `${former.person.name} may not write newsletters any more`;
    const gone = 'somebody whom you have chosen has no account any more';
    expect(await sendTo(writer.id, former.id)).toEqual(refused(lost));
    // Neither an address nor the id of anybody else is a way to mail a stranger.
    const stranger = someAddress();
    expect(await sendTo(other.id, former.id, stranger)).toEqual(refused(`${lost}, and ${gone}`));
    expect(await sendTo(stranger)).toEqual(refused(gone));
    const inactive = await colleague('editor');
    await setProfile(inactive.client, { status: 'inactive' });
    expect(await sendTo(other.id, inactive.id)).toEqual(refused(lost));
    const people = [writer, other, former, inactive].map(({ person }) => person.email);
    expect(await got(...people, stranger)).toEqual([0, 0, 0, 0, 0]);
  });

  it('goes to ten people at most, and to somebody', async () => {
    const { sendTo } = await newsletter();
    const eleven = Array.from({ length: 11 }, (_, at) => `usr_${at}`);
    expect(await sendTo(...eleven)).toEqual([422, 'Choose at most 10 people']);
    expect(await sendTo()).toEqual([422, 'Choose at least one person']);
  });

  it('counts each mail towards sixty in an hour; what is refused counts nothing', async () => {
    const { path } = await newsletter();
    const answers = await withinAMinute(async () => {
      const { client, id } = await colleague('editor');
      await limitPerHour({ name: 'newsletter-test', most: 60, detail: '' }, id, 58);
      const send = async (...recipients: string[]) => {
        const { status, body } = await client.post(path, { recipients });
        return [status, body.detail];
      };
      const refused = await send(id, other.id, writer.id);
      await send(id, 'usr_unknown');
      const [two, one] = [await send(id, other.id), await send(id)];
      return [refused, two, one];
    });
    const tooMany = 'You have sent many tests in this hour. Please ';
    expect(answers).toEqual([
      [429, `${tooMany}choose fewer people, or try again in the next one.`],
      [200, undefined],
      [429, `${tooMany}use the preview, or try again in the next one.`],
    ]);
  });
});
