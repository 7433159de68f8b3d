import { refusalOf } from '../iam/authority.ts';
import type { Needed } from '../iam/needed.ts';
import type { AwsRequest, AwsResponse, LocalClock, LocalService } from '../service.ts';
import { Account, type Standing } from './account.ts';
import { type Announcer, openAnnouncer } from './announcer.ts';
import type { SesEvent } from './events.ts';
import { type Mailboxes, reactionOf } from './feedback/mailboxes.ts';
import { answerRest, rest } from './feedback/rest.ts';
import { type Reason, SuppressionList } from './feedback/suppression-list.ts';
import { type Identities, neededToSend } from './identities.ts';
import type { Outcome, StoredMail } from './mail.ts';
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
  /** For which reasons a configuration set, or the account, suppresses addresses; both by default. */
  readonly suppressedReasons?: (configurationSet: string | undefined) => readonly Reason[];
  /** How many mails are kept. */
  readonly bounds?: Bounds;
}

export interface SesService extends LocalService {
  /** In order of arrival. */
  messages(): Promise<StoredMail[]>;
  /** What a test makes of the account: in the sandbox, limited or paused; `{}` as it was. */
  use(standing: Standing): void;
  /** What a test makes of mailboxes; `{}` as they were. */
  useMailboxes(mailboxes: Mailboxes): void;
  viewer(request: ViewerRequest): Promise<ViewerResponse | undefined>;
}

interface Parts {
  readonly mailbox: Mailbox;
  readonly announcer: Announcer;
  readonly account: Account;
  readonly sent: Tally;
  readonly clock: LocalClock;
  /** What will become of a mail to an address. */
  readonly outcomeOf: (address: string, configurationSet: string | undefined) => Outcome | undefined;
}
type Result = Readonly<Record<string, string>>;

function checkPermission({ caller, mayDo }: AwsRequest, needed: Needed): void {
  if (mayDo?.(needed) ?? true) return;
  throw new SesError('AccessDenied', refusalOf(caller, needed), 403);
}

async function sendRawEmail(parts: Parts, request: AwsRequest, form: URLSearchParams): Promise<Result> {
  const { mailbox, announcer, account, sent, clock, outcomeOf } = parts;
  const { mail, source } = await sentMail(form, request.caller, clock.now());
  for (const needed of neededToSend(mail, account.verified, account.inSandbox)) checkPermission(request, needed);
  account.check(mail, clock.now());
  const { headers, ...record } = mail;
  const outcomes = mail.destinations.flatMap((address) => {
    const outcome = outcomeOf(address, mail.configurationSet);
    return outcome ? [[address, outcome] as const] : [];
  });
  const kept = mailbox.add(
    { ...record, ...(outcomes.length > 0 && { outcomes: Object.fromEntries(outcomes) }) },
    source,
  );
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

const bothReasons = (): readonly Reason[] => ['BOUNCE', 'COMPLAINT'];

/** SES for the local cloud: accepts raw mails, stores and shows them, and sends none. */
export function openSes(options: SesOptions): SesService {
  const { directory, clock, identities, onEvent = () => undefined, suppressedReasons = bothReasons, bounds } = options;
  const sent = new Tally();
  const mailbox = openMailbox(
    directory,
    ({ date, destinations }) => sent.add(Date.parse(date), destinations.length),
    bounds,
  );
  const list = new SuppressionList(directory);
  let mailboxes: Mailboxes = {};
  const announcer = openAnnouncer(mailbox, (event, { configurationSet }) => {
    list.learn(event, suppressedReasons(configurationSet), clock.now());
    // Without a configuration set SES publishes nothing; neither do we, so a forgotten one shows here too.
    if (configurationSet !== undefined) onEvent(event);
  });
  const account = new Account(identities, sent);
  const outcomeOf = (address: string, configurationSet: string | undefined): Outcome | undefined => {
    const reason = list.reasonFor(address, suppressedReasons(configurationSet));
    if (reason) return reason === 'BOUNCE' ? 'suppressed for bounce' : 'suppressed for complaint';
    return reactionOf(address, mailboxes);
  };
  const parts = { mailbox, announcer, account, sent, clock, outcomeOf };
  return {
    rest,
    async handle(request) {
      try {
        return rest.covers?.(request.url) ? answerRest(list, clock, request) : await perform(parts, request);
      } catch (error) {
        return refusal(error);
      }
    },
    async close() {
      await announcer.idle();
      mailbox.close();
      list.close();
    },
    messages: () => Promise.all([...mailbox.newestFirst()].reverse().map((kept) => readKept(mailbox, kept))),
    use: (standing) => account.use(standing),
    useMailboxes: (changed) => {
      mailboxes = changed;
    },
    viewer: (request) => view(mailbox, request),
  };
}
