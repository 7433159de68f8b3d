import { ShieldCheck } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { BrandLink } from '#web/components/layout/brand-link.tsx';
import { SkipLink } from '#web/components/layout/skip-link.tsx';
import { ThemeSwitch } from '#web/components/layout/theme-switch.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { AdminLoginForm } from '#web/features/accounts/components/admin-login-form.tsx';
import { useSignInState } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** The back-office login. */
export function AdminLoginPage() {
  useTitle('Admin Login');
  const navigate = useNavigate();
  const { isStaff } = useSession();
  const { from } = useSignInState(href('adminDashboard'));
  if (isStaff) return <Navigate to={from} replace />;
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr_auto] p-4 md:px-12 md:py-5">
      <SkipLink />
      <header>
        <BrandLink />
      </header>
      <main id="main" tabIndex={-1} className="m-auto w-full max-w-100 py-8 focus:outline-none">
        <h1 className="text-37">Admin Login</h1>
        <p className="mt-2 text-muted">For people who run the library.</p>
        <AdminLoginForm onDone={() => void navigate(from)} />
        <p className="mt-6 flex gap-3 border-t border-line pt-5 text-14 text-muted">
          <ShieldCheck size={20} aria-hidden="true" className="flex-none" />
          Only administrators may enter. Attempts are limited, and every sign-in is logged.
        </p>
        <p className="mt-4 text-14">
          <TextLink to={href('auth')}>Sign in as a reader</TextLink>
        </p>
      </main>
      <footer>
        <ThemeSwitch />
      </footer>
    </div>
  );
}
