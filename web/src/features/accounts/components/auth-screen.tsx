import { Info } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { Spinner } from '#web/components/ui/feedback/spinner.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { type AuthState, useAuthState } from '../api/auth-state.ts';

const views = [
  { page: 'auth', label: 'Sign In' },
  { page: 'createAccount', label: 'Create Account' },
] as const;
type View = (typeof views)[number]['page'];

const tab = 'border-b-2 px-2.5 py-2.5 text-center text-14 font-strong no-underline -mb-px';

/** Switches between the two views, passing on the return path and the typed address. */
const Views = ({ current, state }: { readonly current: View; readonly state: AuthState }) => (
  <nav aria-label="Sign in or create an account" className="grid grid-cols-2 border-b border-line">
    {views.map(({ page, label }) => (
      <Link
        key={page}
        to={href(page)}
        replace
        state={state}
        aria-current={page === current ? 'page' : undefined}
        className={classNames(
          tab,
          page === current ? 'border-accent text-ink hover:text-ink' : 'border-transparent text-muted hover:text-ink',
        )}
      >
        {label}
      </Link>
    ))}
  </nav>
);

const Message = ({ children }: { readonly children: string }) => (
  <p role="status" className="flex items-center gap-3 rounded-control bg-accent-soft px-4 py-2.5 text-14">
    <Info size={18} aria-hidden="true" className="flex-none text-accent" />
    {children}
  </p>
);

export interface AuthScreenProps {
  readonly view: View;
  readonly title: string;
  /** Shown under the title unless there is a page to return to. */
  readonly lead: string;
  /** The address typed so far, passed to the other view. */
  readonly email: string;
  readonly children: ReactNode;
}

/** Frame of both views. With a session, redirects to the page the visitor came from. */
export function AuthScreen({ view, title, lead, email, children }: AuthScreenProps) {
  const { status, prepareSignIn } = useSession();
  const { from, message } = useAuthState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the session's code once
  useEffect(() => prepareSignIn(), []);
  if (status === 'restoring') return <Spinner label="Restoring your session" />;
  if (status === 'signed-in') return <Navigate to={from} replace />;
  return (
    <div className="grid gap-4.5">
      <Views current={view} state={{ from, message, email }} />
      <div className="grid gap-2.5">
        <h1 className="text-37!">{title}</h1>
        {message && <Message>{message}</Message>}
        <p className="text-muted">{from === href('home') ? lead : 'You will return to the page you came from.'}</p>
      </div>
      {children}
    </div>
  );
}
