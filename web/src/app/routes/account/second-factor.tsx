import { useEffect } from 'react';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { SecondFactorView } from '#web/features/accounts/components/second-factor/second-factor-view.tsx';
import { setSecondFactorWanted } from '#web/lib/session/second-factor-wanted.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** One's own second factor; staff who need one are led here. */
export function SecondFactorPage() {
  useTitle('Second factor');
  const { isStaff } = useSession();
  // Refusals of calls that were under way may still come while this page is shown. Whoever goes back without a second
  // factor is led here again by the next one.
  useEffect(() => {
    setSecondFactorWanted(false);
    return () => setSecondFactorWanted(false);
  }, []);
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1 className="mb-6">Second factor</h1>
      <SecondFactorView />
      <p className="no-print mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-14">
        <TextLink to={href('account')}>Back to your account</TextLink>
        {isStaff && <TextLink to={href('adminDashboard')}>To the back-office</TextLink>}
      </p>
    </div>
  );
}
