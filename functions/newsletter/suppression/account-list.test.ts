import { NotFoundException } from '@aws-sdk/client-sesv2';
import { expect, it, vi } from 'vitest';
import { releaseAtSes } from './account-list.ts';

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#lib/aws/client.ts', () => ({ createClient: () => ({ send: answer }) }));

it('an address that is not on the list of the account is released already', async () => {
  answer.mockRejectedValueOnce(new NotFoundException({ message: 'Not on the list', $metadata: {} }));
  await expect(releaseAtSes('ada@example.test')).resolves.toBeUndefined();
});

it('a release that SES did not take fails, so that the worker tries it again', async () => {
  answer.mockRejectedValueOnce(new Error('SES is away'));
  await expect(releaseAtSes('ada@example.test')).rejects.toThrow('SES is away');
});
