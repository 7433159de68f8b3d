import { useTitle } from '#web/lib/use-title.ts';

export function VerifyEmailPage() {
  useTitle('Verify your e-mail address');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>Verify your e-mail address</h1>
    </div>
  );
}
