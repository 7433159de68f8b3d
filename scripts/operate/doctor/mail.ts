import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { type Examination, missing, note, ok } from './finding.ts';

const domainOf = (mailFrom: string): string => mailFrom.replace(/^.*@|>$/g, '');

/** The sender's domain in SES, verified and with DKIM. */
export const mailIdentity: Examination = async ({ mailFrom, region }) => {
  const domain = domainOf(mailFrom);
  if (!domain) return missing('No sender of mails is filled in: set mailFrom in infra/stages.ts.');
  const ses = new SESv2Client({ region });
  const identity = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain })).catch((error: Error) => {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  });
  if (!identity) return missing(`SES in ${region} does not know ${domain}: create the identity and its DNS records.`);
  const dkim = identity.DkimAttributes?.Status;
  if (dkim !== 'SUCCESS')
    return missing(`DKIM of ${domain} is ${dkim}: create the three CNAME records that SES names, then wait.`);
  if (!identity.VerifiedForSendingStatus) return missing(`SES has not verified ${domain} yet: check its DNS records.`);
  return ok(`SES sends for ${domain}, signed with DKIM.`);
};

/** Whether SES sends to everybody, or in the sandbox to verified addresses only. */
export const mailSandbox: Examination = async ({ name, region }) => {
  const account = await new SESv2Client({ region }).send(new GetAccountCommand({}));
  if (!account.SendingEnabled)
    return missing(
      `SES has paused sending (${account.EnforcementStatus}): read the account's messages in the SES console.`,
    );
  if (account.ProductionAccessEnabled)
    return ok(`SES sends up to ${account.SendQuota?.Max24HourSend} mails a day to everybody.`);
  const sandbox = `SES in ${region} is in the sandbox and mails verified addresses only: ask for production access in the SES console.`;
  return name === 'production' ? missing(sandbox) : note(sandbox);
};
