import { useSearchParams } from 'react-router-dom';
import { EmailVerification } from '#web/features/accounts/components/email-verification.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function VerifyEmailPage() {
  useTitle('Verify your email address');
  const [query] = useSearchParams();
  return (
    <div className="wrap-page pt-8 sm:pt-16">
      <EmailVerification token={query.get('token') ?? ''} />
    </div>
  );
}
