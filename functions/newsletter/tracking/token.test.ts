import { expect, it, vi } from 'vitest';
import { linkToken, readRecipientToken, recipientToken } from './token.ts';

vi.mock('#lib/aws/secret.ts', () => {
  const read = async () => ({ signing: 'key' });
  return { readSecret: read, rereadSecret: read };
});

const recipient = { newsletter_id: 'nws_00000000000000000000000001', subscriber_id: 'sub_00000000000000000000000002' };

it.each([0, 9, 10, 99, 100, 1999])('names its recipient and link %i of the text', async (link) => {
  const { newsletter_id, subscriber_id } = (await readRecipientToken(await recipientToken(recipient))) ?? {};
  expect([newsletter_id?.slice(-26), subscriber_id?.slice(-26)]).toEqual([
    recipient.newsletter_id.slice(-26),
    recipient.subscriber_id.slice(-26),
  ]);
  const token = linkToken(await recipientToken(recipient), link);
  expect(await readRecipientToken(token)).toEqual({ newsletter_id, subscriber_id, link });
});
