import { DeleteSuppressedDestinationCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { createClient } from '#lib/aws/client.ts';

const client = createClient(SESv2Client, 'ses');

/**
 * Takes an address off the suppression list of the account, on which SES puts addresses that bounced: it would drop every
 * mail to them, receipts and resets too. An address that is not on it is fine.
 */
export async function releaseAtSes(email: string): Promise<void> {
  try {
    await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
}
