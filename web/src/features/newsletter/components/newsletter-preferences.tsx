import type { Preferences } from '#shared/newsletter/subscriber.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { usePreferences } from '../api/preferences.ts';
import { InterestChoice } from './interest-choice.tsx';

interface Whose {
  readonly subscriberId: string;
}

const PreferencesSkeleton = () => (
  <Loading label="Loading your topics">
    <Skeleton className="h-9 w-64" />
    <Skeleton className="mt-3 h-5 w-80 max-w-full" />
    <Skeleton className="mt-6 h-40" />
  </Loading>
);

function PreferencesForm({ subscriberId, loaded }: Whose & { readonly loaded: Preferences }) {
  const { choices, chosen, toggle, isSaving, save } = usePreferences(subscriberId, loaded);
  return (
    <>
      <h1 className="text-28">Your newsletter topics</h1>
      <p className="mt-2 text-muted">Issues go to {loaded.email}. With nothing chosen you get them all.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="mt-5 grid gap-5"
      >
        <InterestChoice legend="Topics" choices={choices} chosen={chosen} onToggle={toggle} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="primary" size={48} busy={isSaving} busyText="Saving…">
            Save Topics
          </Button>
          <TextLink to={href('newsletterUnsubscribe', { subscriberId })} className="text-14">
            Unsubscribe from everything
          </TextLink>
        </div>
      </form>
    </>
  );
}

/** The topics of a subscription, opened from a mailed link without signing in. */
export function NewsletterPreferences({ subscriberId }: Whose) {
  const { data, error, mutate } = useApi('GET /newsletter/preferences/{subscriberId}', { params: { subscriberId } });
  const home = <ButtonLink to={href('home')}>Go to homepage</ButtonLink>;
  if (!data && error)
    return (
      <FailedState
        title="Your topics could not be loaded"
        heading="h1"
        error={error}
        {...(error.status !== 404 && { onRetry: () => void mutate() })}
        action={home}
      />
    );
  if (data && !data.subscribed)
    return (
      <EmptyState title="You are not subscribed" heading="h1" action={home}>
        No newsletter goes to {data.email}. You can subscribe again on our home page.
      </EmptyState>
    );
  return (
    <section className="rounded-card border border-line bg-surface px-6 py-8 sm:px-10">
      {data ? <PreferencesForm subscriberId={subscriberId} loaded={data} /> : <PreferencesSkeleton />}
    </section>
  );
}
