import { type ReactNode, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { isUnsent } from '#shared/newsletter/choices.ts';
import type { Newsletter } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { copyOf, type EditedNewsletter, newNewsletter } from '#web/features/newsletter/api/admin/newsletter-values.ts';
import { useSaveNewsletter } from '#web/features/newsletter/api/admin/save-newsletter.ts';
import { NewsletterForm } from '#web/features/newsletter/components/admin/composer/newsletter-form.tsx';
import { NewsletterHead } from '#web/features/newsletter/components/admin/composer/newsletter-head.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const NewsletterSkeleton = () => (
  <Loading label="Loading the newsletter">
    <Skeleton className="mb-7 h-9 w-80 max-w-full" />
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
      <Skeleton className="h-140 w-full rounded-card" />
      <Skeleton className="h-140 w-full rounded-card" />
    </div>
  </Loading>
);

interface LoadedProps {
  /** None: nothing is loaded. */
  readonly id: string | undefined;
  readonly children: (loaded: {
    readonly newsletter: Newsletter | undefined;
    readonly timeZone: string;
    /** Shows what was saved, without loading it. */
    readonly shown: (newsletter: Promise<Newsletter>) => Promise<EditedNewsletter>;
  }) => ReactNode;
}

const asDraft = (newsletter: Newsletter) => ({ ...newsletter, draft: null });

/** A newsletter and the site's time zone, or why they are not there. */
function Loaded({ id, children }: LoadedProps) {
  const settings = useApi('GET /settings');
  const found = useApi(id ? 'GET /admin/newsletters/{id}' : null, { params: { id: id ?? '' } });
  const error = found.error ?? settings.error;
  if (settings.data && (found.data || !id))
    return children({
      newsletter: found.data,
      timeZone: settings.data.time_zone,
      shown: async (saved) => {
        const newsletter = await saved;
        await found.mutate(newsletter, { revalidate: false });
        return asDraft(newsletter);
      },
    });
  if (!error) return <NewsletterSkeleton />;
  const isUnknown = error.status === 404;
  return (
    <FailedState
      heading="h1"
      title={isUnknown ? 'Newsletter not found' : 'Failed to fetch newsletter data'}
      error={error}
      onRetry={isUnknown ? undefined : () => Promise.all([found.mutate(), settings.mutate()])}
      action={<ButtonLink to={href('adminNewsletter')}>Newsletter</ButtonLink>}
    >
      {isUnknown ? 'It may have been deleted.' : undefined}
    </FailedState>
  );
}

const BackToNewsletters = () => <BackLink to={href('adminNewsletter')} label="Newsletter" />;

function NewNewsletter({ from }: { readonly from: string | undefined }) {
  const [created, setCreated] = useState<Newsletter>();
  const { create } = useSaveNewsletter();
  return (
    <Loaded id={from}>
      {({ newsletter, timeZone }) => (
        <NewsletterForm
          newsletter={newsletter ? copyOf(newsletter) : newNewsletter}
          name={newsletter ? `copy-of-${newsletter.id}` : 'new'}
          timeZone={timeZone}
          onSave={async (fields) => {
            const saved = await create(fields);
            setCreated(saved);
            return asDraft(saved);
          }}
        >
          {(isDirty) =>
            created && !isDirty && <Navigate to={href('adminNewsletterIssue', { id: created.id })} replace />
          }
        </NewsletterForm>
      )}
    </Loaded>
  );
}

/** Writing a new newsletter, or one that begins as a copy of the one that the address names. */
export function AdminNewNewsletterPage() {
  useTitle('New newsletter');
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  return (
    <AdminFrame title="New newsletter">
      <BackToNewsletters />
      <h1 className="pb-5 text-28!">New newsletter</h1>
      <NewNewsletter key={from} from={from} />
    </AdminFrame>
  );
}

/** Why a newsletter is written no more. */
const titles = {
  sending: 'It is on its way',
  sent: 'It has been sent',
  stopped: 'It was stopped on its way',
} as const;

const LockedState = ({ id, status }: { readonly id: string; readonly status: keyof typeof titles }) => (
  <EmptyState
    title={titles[status]}
    action={
      <>
        <ButtonLink variant="primary" to={href('adminNewsletterSending', { id })}>
          {status === 'sending' ? 'See how it is sent' : 'See what came of it'}
        </ButtonLink>
        <ButtonLink to={href('adminNewNewsletter', { from: id })}>Duplicate</ButtonLink>
      </>
    }
  >
    What is in mailboxes cannot be changed. A copy can be written on and sent.
  </EmptyState>
);

function EditNewsletter({ id }: { readonly id: string }) {
  const { edit } = useSaveNewsletter();
  return (
    <Loaded id={id}>
      {({ newsletter, timeZone, shown }) =>
        newsletter && (
          <>
            <NewsletterHead newsletter={newsletter} />
            {isUnsent(newsletter.status) ? (
              <NewsletterForm
                newsletter={asDraft(newsletter)}
                name={id}
                timeZone={timeZone}
                onSave={(fields, revision) => shown(edit(id, fields, revision))}
              />
            ) : (
              <LockedState id={id} status={newsletter.status} />
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** Editing a newsletter that is not sent. */
export function AdminNewsletterIssuePage() {
  useTitle('Newsletter');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Newsletter">
      <BackToNewsletters />
      <EditNewsletter key={id} id={id} />
    </AdminFrame>
  );
}
