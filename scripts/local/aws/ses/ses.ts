import { refusalOf } from '../iam/authority.ts';
import type { Needed } from '../iam/needed.ts';
import type { AwsRequest, AwsResponse, LocalClock, LocalService } from '../service.ts';
import { Account, type Standing } from './account.ts';
import { type Announcer, openAnnouncer } from './announcer.ts';
import type { SesEvent } from './events.ts';
import { type Identities, neededToSend } from './identities.ts';
import type { StoredMail } from './mail.ts';
import { refusal, SesError, success } from './query-protocol.ts';
import { sentMail } from './send.ts';
import { type Bounds, type Mailbox, openMailbox } from './store/mailbox.ts';
import { readKept } from './store/reading.ts';
import { Tally } from './tally.ts';
import { type ViewerRequest, type ViewerResponse, view } from './viewer/viewer.ts';

export type { SesEvent } from './events.ts';
export type { StoredMail } from './mail.ts';

export interface SesOptions {
  readonly directory: string;
  readonly clock: LocalClock;
  /** Addresses and domains that are verified. */
  readonly identities: () => Identities;
  readonly onEvent?: (event: SesEvent) => void;
  /** How many mails are kept. */
  readonly bounds?: Bounds;
}

export interface SesService extends LocalService {
  /** In order of arrival. */
  messages(): Promise<StoredMail[]>;
  /** What a test makes of the account: in the sandbox, limited or paused; `{}` as it was. */
  use(standing: Standing): void;
  viewer(request: ViewerRequest): Promise<ViewerResponse | undefined>;
}

interface Parts {
  readonly mailbox: Mailbox;
  readonly announcer: Announcer;
  readonly account: Account;
  readonly sent: Tally;
  readonly clock: LocalClock;
}
type Result = Readonly<Record<string, string>>;

function checkPermission({ caller, mayDo }: AwsRequest, needed: Needed): void {
  if (mayDo?.(needed) ?? true) return;
  throw new SesError('AccessDenied', refusalOf(caller, needed), 403);
}

async function sendRawEmail(parts: Parts, request: AwsRequest, form: URLSearchParams): Promise<Result> {
  const { mailbox, announcer, account, sent, clock } = parts;
  const { mail, source } = await sentMail(form, request.caller, clock.now());
  for (const needed of neededToSend(mail, account.verified, account.inSandbox)) checkPermission(request, needed);
  account.check(mail, clock.now());
  const { headers, ...record } = mail;
  const kept = mailbox.add(record, source);
  sent.add(Date.parse(mail.date), mail.destinations.length);
  announcer.announce(kept, headers);
  return { MessageId: mail.id };
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
  const { directory, clock, identities, onEvent = () => undefined, bounds } = options;
  const sent = new Tally();
  const mailbox = openMailbox(
    directory,
    ({ date, destinations }) => sent.add(Date.parse(date), destinations.length),
    bounds,
  );
  const announcer = openAnnouncer(mailbox, onEvent);
  const account = new Account(identities, sent);
  const parts = { mailbox, announcer, account, sent, clock };
  return {
    async handle(request) {
      try {
        return await perform(parts, request);
      } catch (error) {
        return refusal(error);
      }
    },
    async close() {
      await announcer.idle();
      mailbox.close();
    },
    messages: () => Promise.all([...mailbox.newestFirst()].reverse().map((kept) => readKept(mailbox, kept))),
    use: (standing) => account.use(standing),
    viewer: (request) => view(mailbox, request),
  };
}
