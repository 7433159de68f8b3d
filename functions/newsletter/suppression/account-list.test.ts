import { NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, it, vi } from 'vitest';
import { releaseAtSes } from './account-list.ts';

const answers = (error: Error) => vi.spyOn(SESv2Client.prototype, 'send').mockRejectedValueOnce(error as never);

it('an address that SES does not list is released', async () => {
  answers(new NotFoundException({ message: 'not listed', $metadata: {} }));
  await expect(releaseAtSes('anna@example.test')).resolves.toBeUndefined();
});

it('a release that SES does not take is tried again: the task fails', async () => {
  answers(new Error('TooManyRequests'));
  await expect(releaseAtSes('anna@example.test')).rejects.toThrow('TooManyRequests');
});
