import { ExternalLink } from 'lucide-react';
import type { Sending } from '#shared/newsletter/sending.ts';
import { href } from '#shared/pages/href.ts';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { isOver } from '../../../api/admin/sending/sending-words.ts';
import type { SendingActs } from '../../../api/admin/sending/use-sending.ts';
import { ResendMenu } from './resend-menu.tsx';
import { SendingState } from './sending-state.tsx';
import { UnderWayActs } from './under-way-acts.tsx';

export interface SendingHeadProps {
  readonly sending: Sending;
  readonly acts: SendingActs;
}

/** Which newsletter it is, where it stands, and what admins can do about it. */
export function SendingHead({ sending, acts }: SendingHeadProps) {
  const { may } = useSession();
  const { newsletter_id: id, subject, state, resend } = sending;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
      <div className="min-w-0">
        <h1 className="mb-2 text-28! wrap-anywhere">{subject}</h1>
        <SendingState state={state} />
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={href('newsletter', { id })}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'quiet', className: 'max-sm:px-0' })}
        >
          Web version
          <ExternalLink size={14} aria-hidden="true" className="flex-none text-muted" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        <ButtonLink variant="quiet" to={href('adminNewNewsletter', { from: id })}>
          Duplicate
        </ButtonLink>
        <div className="flex gap-2 empty:hidden max-sm:w-full">
          {may('admin') && !isOver(state) && (
            <UnderWayActs isPaused={state === 'paused'} isFurther={sending.rounds.length > 1} {...{ acts }} />
          )}
          {may('admin') && resend && <ResendMenu {...{ resend, acts }} />}
        </div>
      </div>
    </div>
  );
}
