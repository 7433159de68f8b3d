import type { AwsRequest, AwsResponse, LocalClock, LocalService } from '../service.ts';
import { type Announcer, openAnnouncer } from './announcer.ts';
import type { SesEvent } from './events.ts';
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
  readonly onEvent?: (event: SesEvent) => void;
}

export interface SesService extends LocalService {
  /** In order of arrival. */
  messages(): StoredMail[];
  viewer(request: ViewerRequest): ViewerResponse | undefined;
}

interface Parts {
  readonly mailbox: Mailbox;
  readonly announcer: Announcer;
  readonly clock: LocalClock;
}

async function perform({ mailbox, announcer, clock }: Parts, request: AwsRequest): Promise<AwsResponse> {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const action = form.get('Action') ?? '';
  if (action !== 'SendRawEmail')
    throw new SesError('InvalidAction', `Could not find operation ${action} for version ${form.get('Version')}`);
  const mail = await mailbox.add(await sentMail(form, request.caller, clock.now()));
  announcer.announce(mail);
  return success(action, { MessageId: mail.id });
}

/** SES for the local cloud: accepts raw mails, stores and shows them, and sends none. */
export function openSes(options: SesOptions): SesService {
  const mailbox = openMailbox(options.directory);
  const announcer = openAnnouncer(mailbox, options.onEvent ?? (() => undefined));
  const parts = { mailbox, announcer, clock: options.clock };
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
    viewer: (request) => view(mailbox, request),
  };
}
