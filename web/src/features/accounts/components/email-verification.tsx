import { CircleAlert, CircleCheck, MailCheck } from 'lucide-react';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { NoticeCard, type NoticeCardProps } from '#web/components/ui/feedback/notice-card.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { useEmailVerification, useSendVerification } from '../api/email-verification.ts';

const icon = { size: 32, 'aria-hidden': true } as const;

/** Offers a new link to a signed-in user with an unverified address; others must sign in first. */
function NewLink() {
  const { user } = useSession();
  const { busy, isSent, send } = useSendVerification();
  if (!user) {
    return (
      <ButtonLink to={href('auth')} state={{ from: href('account'), message: 'Please sign in to get a new link' }}>
        Sign in for a new link
      </ButtonLink>
    );
  }
  if (user.email_verified) return <ButtonLink to={href('account')}>Go to your account</ButtonLink>;
  return (
    <Button busy={busy} busyText="Sending…" disabled={isSent} onClick={() => void send()}>
      {isSent ? 'New link sent' : 'Send a new link'}
    </Button>
  );
}

/** The page behind the link in the registration mail: checking, verified, or why it failed. */
export function EmailVerification({ token }: { readonly token: string }) {
  const { user } = useSession();
  const state = useEmailVerification(token);
  const views: Record<typeof state.kind, () => NoticeCardProps> = {
    loading: () => ({
      title: 'Confirming your email address',
      text: 'One moment.',
      picture: <MailCheck {...icon} className="animate-breathe text-muted" />,
    }),
    success: () => ({
      title: 'Email address confirmed',
      text: 'Thank you. Receipts and password resets reach you now.',
      picture: <CircleCheck {...icon} className="text-published" />,
      acts: (
        <ButtonLink to={user ? href('account') : href('marketplace')} variant="primary" size={48}>
          {user ? 'Go to your account' : 'Browse All Ebooks'}
        </ButtonLink>
      ),
    }),
    error: () => ({
      title: 'Verification failed',
      text: state.kind === 'error' ? state.detail : '',
      picture: <CircleAlert {...icon} className="text-danger" />,
      acts: (
        <>
          <NewLink />
          {token && (
            <Button variant="quiet" onClick={state.retry}>
              Try Again
            </Button>
          )}
        </>
      ),
    }),
  };
  return <NoticeCard {...views[state.kind]()} isBusy={state.kind === 'loading'} />;
}
