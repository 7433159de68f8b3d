import { CircleAlert, CircleCheck, MailCheck } from 'lucide-react';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { NoticeCard } from '#web/components/ui/feedback/notice-card.tsx';
import { useConfirmation } from '../api/confirmation.ts';

const icon = { size: 32, 'aria-hidden': true } as const;

const WaysOn = () => (
  <>
    <ButtonLink to={href('articles')} variant="primary" size={48}>
      Read our articles
    </ButtonLink>
    <ButtonLink to={href('home')} size={48}>
      Go to homepage
    </ButtonLink>
  </>
);

/** The page behind the link in the confirmation mail: checking, confirmed, or why it failed. */
export function NewsletterConfirmation({ token }: { readonly token: string }) {
  const state = useConfirmation(token);
  if (state.kind === 'loading')
    return (
      <NoticeCard
        picture={<MailCheck {...icon} className="animate-breathe text-muted" />}
        title="Confirming your subscription"
        text="One moment."
        isBusy
      />
    );
  if (state.kind === 'error')
    return (
      <NoticeCard
        picture={<CircleAlert {...icon} className="text-danger" />}
        title="Confirmation Failed"
        text={state.detail}
        acts={
          <>
            {!state.isFinal && (
              <Button variant="primary" size={48} onClick={state.retry}>
                Try Again
              </Button>
            )}
            <WaysOn />
          </>
        }
      />
    );
  return (
    <NoticeCard
      picture={<CircleCheck {...icon} className="text-published" />}
      title="Subscription Confirmed"
      text={
        <>
          {state.message}{' '}
          <TextLink to={href('newsletterPreferences', { subscriberId: state.subscriberId })}>
            Choose your topics
          </TextLink>{' '}
          whenever you like.
        </>
      }
      acts={<WaysOn />}
    />
  );
}
