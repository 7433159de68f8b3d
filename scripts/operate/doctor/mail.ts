import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { type Examination, missing, note, ok, type Patient } from './finding.ts';

/** By what SES knows the sender: the identity that the stage names, or the domain that the stack `Mail` makes one. */
const identityOf = ({ mailFrom, mailIdentityArn }: Patient): string =>
  mailIdentityArn?.replace(/^.*:identity\//, '') ?? mailFrom.replace(/^.*@|>$/g, '');

const howToGet = ({ name, mailIdentityArn }: Patient): string =>
  mailIdentityArn
    ? 'mailIdentityArn in infra/stages.ts must be of an identity that is there.'
    : `deploy the stack Rampart-${name}-Mail and create the DNS records that it prints (docs/operating.md).`;

/** The sender in SES, verified; a domain with DKIM. */
export const mailIdentity: Examination = async (stage) => {
  const { region } = stage;
  const identity = identityOf(stage);
  if (!identity) return missing('No sender of mails is filled in: set mailFrom in infra/stages.ts.');
  const ses = new SESv2Client({ region });
  const found = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity })).catch((error: Error) => {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  });
  if (!found) return missing(`SES in ${region} does not know ${identity}: ${howToGet(stage)}`);
  const isAddress = identity.includes('@');
  const dkim = found.DkimAttributes?.Status;
  if (!isAddress && dkim !== 'SUCCESS')
    return missing(`DKIM of ${identity} is ${dkim}: create the three CNAME records that SES names, then wait.`);
  if (!found.VerifiedForSendingStatus) return missing(`SES has not verified ${identity} yet: check its DNS records.`);
  return ok(isAddress ? `SES sends for ${identity}.` : `SES sends for ${identity}, signed with DKIM.`);
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
