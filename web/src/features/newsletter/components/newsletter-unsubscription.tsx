import { CircleAlert, CircleCheck, MailX } from 'lucide-react';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { NoticeCard } from '#web/components/ui/feedback/notice-card.tsx';
import { useUnsubscription } from '../api/unsubscription.ts';

const icon = { size: 32, 'aria-hidden': true } as const;

export interface NewsletterUnsubscriptionProps {
  readonly subscriberId: string;
  /** The newsletter whose link it was, if the link says so. */
  readonly newsletter: string | undefined;
}

/** The target of the unsubscribe link in every issue: asks first, then unsubscribes. Needs no sign-in. */
export function NewsletterUnsubscription({ subscriberId, newsletter }: NewsletterUnsubscriptionProps) {
  const { state, unsubscribe } = useUnsubscription(subscriberId, newsletter);
  if (state.kind === 'success')
    return (
      <NoticeCard
        picture={<CircleCheck {...icon} className="text-published" />}
        title="Unsubscribed"
        text={state.detail}
        acts={<ButtonLink to={href('home')}>Go to homepage</ButtonLink>}
      />
    );
  if (state.kind === 'error')
    return (
      <NoticeCard
        picture={<CircleAlert {...icon} className="text-danger" />}
        title="Unsubscribe Failed"
        text={state.detail}
        acts={
          <>
            <Button variant="primary" size={48} onClick={unsubscribe}>
              Try Again
            </Button>
            <ButtonLink to={href('home')} size={48}>
              Go to homepage
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <NoticeCard
      picture={<MailX {...icon} className="text-muted" />}
      title="Unsubscribe from the newsletter?"
      text={
        <>
          You will get no more issues. If there are only too many topics,{' '}
          <TextLink to={href('newsletterPreferences', { subscriberId })}>choose fewer</TextLink>.
        </>
      }
      isBusy={state.kind === 'loading'}
      acts={
        <>
          <Button
            variant="primary"
            size={48}
            busy={state.kind === 'loading'}
            busyText="Unsubscribing…"
            onClick={unsubscribe}
          >
            Yes, Unsubscribe
          </Button>
          <ButtonLink to={href('home')} size={48}>
            Keep My Subscription
          </ButtonLink>
        </>
      }
    />
  );
}
