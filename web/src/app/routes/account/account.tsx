import { useTitle } from '#web/lib/use-title.ts';

export function AccountPage() {
  useTitle('Account');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>Account</h1>
    </div>
  );
}
