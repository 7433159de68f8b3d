import { Link, useLocation } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { QuietPart } from '#web/components/ui/late/late-part.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import type { SignInState } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';

const SignedInActs = lateComponent(async () => (await import('./signed-in-acts.tsx')).SignedInActs);

/** The end of the header: cart, library and account, or Sign In. Empty while the session is being restored. */
export function HeaderActs() {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'restoring') return null;
  if (user) {
    return (
      <QuietPart part={SignedInActs}>
        <SignedInActs user={user} />
      </QuietPart>
    );
  }
  const state: SignInState = { from: pathname + search };
  return (
    <Link to={href('auth')} state={state} className={buttonClasses({})}>
      Sign In
    </Link>
  );
}
