import { refusalOf } from '../iam/authority.ts';
import type { Needed } from '../iam/needed.ts';
import type { AwsRequest, AwsResponse, LocalClock, LocalService } from '../service.ts';
import { Account, type Standing } from './account.ts';
import { type Announcer, openAnnouncer } from './announcer.ts';
import type { SesEvent } from './events.ts';
import { type Identities, neededToSend } from './identities.ts';
import type { StoredMail } from './mail.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { refusal, SesError, success } from './query-protocol.ts';
import { sentMail } from './send.ts';
import { type ViewerRequest, type ViewerResponse, view } from './viewer/viewer.ts';

export type { SesEvent } from './events.ts';
export type { StoredMail } from './mail.ts';

export interface SesOptions {
  readonly directory: string;
  readonly clock: LocalClock;
  /** Addresses and domains that are verified. */
  readonly identities: () => Identities;
  readonly onEvent?: (event: SesEvent) => void;
}

export interface SesService extends LocalService {
  /** In order of arrival. */
  messages(): StoredMail[];
  /** What a test makes of the account: in the sandbox, limited or paused; `{}` as it was. */
  use(standing: Standing): void;
  viewer(request: ViewerRequest): ViewerResponse | undefined;
}

interface Parts {
  readonly mailbox: Mailbox;
  readonly announcer: Announcer;
  readonly account: Account;
  readonly clock: LocalClock;
}
type Result = Readonly<Record<string, string>>;

function checkPermission({ caller, mayDo }: AwsRequest, needed: Needed): void {
  if (mayDo?.(needed) ?? true) return;
  throw new SesError('AccessDenied', refusalOf(caller, needed), 403);
}

async function sendRawEmail(parts: Parts, request: AwsRequest, form: URLSearchParams): Promise<Result> {
  const { mailbox, announcer, account, clock } = parts;
  const mail = await sentMail(form, request.caller, clock.now());
  for (const needed of neededToSend(mail, account.verified, account.inSandbox)) checkPermission(request, needed);
  account.check(mail, clock.now());
  const stored = await mailbox.add(mail);
  announcer.announce(stored);
  return { MessageId: stored.id };
}

async function getSendQuota({ account, clock }: Parts, request: AwsRequest): Promise<Result> {
  checkPermission(request, { action: 'ses:GetSendQuota', resource: '*' });
  return account.quota(clock.now());
}

const actions: Record<string, (parts: Parts, request: AwsRequest, form: URLSearchParams) => Promise<Result>> = {
  SendRawEmail: sendRawEmail,
  GetSendQuota: getSendQuota,
};

async function perform(parts: Parts, request: AwsRequest): Promise<AwsResponse> {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const name = form.get('Action') ?? '';
  const action = actions[name];
  if (!action)
    throw new SesError('InvalidAction', `Could not find operation ${name} for version ${form.get('Version')}`);
  return success(name, await action(parts, request, form));
}

/** SES for the local cloud: accepts raw mails, stores and shows them, and sends none. */
export function openSes(options: SesOptions): SesService {
  const { directory, clock, identities, onEvent = () => undefined } = options;
  const mailbox = openMailbox(directory);
  const announcer = openAnnouncer(mailbox, onEvent);
  const account = new Account(identities, () => mailbox.all());
  const parts = { mailbox, announcer, account, clock };
  return {
    async handle(request) {
      try {
        return await perform(parts, request);
      } catch (error) {
        return refusal(error);
      }
    },
    close: () => announcer.idle(),
    messages: () => mailbox.all(),
    use: (standing) => account.use(standing),
    viewer: (request) => view(mailbox, request),
  };
}
