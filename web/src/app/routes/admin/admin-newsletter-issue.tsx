import { type ReactNode, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { isUnsent } from '#shared/newsletter/choices.ts';
import type { Newsletter } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { copyOf, type EditedNewsletter, newNewsletter } from '#web/features/newsletter/api/admin/newsletter-values.ts';
import { useSaveNewsletter } from '#web/features/newsletter/api/admin/save-newsletter.ts';
import { NewsletterForm } from '#web/features/newsletter/components/admin/composer/newsletter-form.tsx';
import { NewsletterHead } from '#web/features/newsletter/components/admin/composer/newsletter-head.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { newsletterPlace } from '#web/lib/newsletter-place.ts';
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

interface IssueProps {
  readonly newsletter: Newsletter;
  /** The form. */
  readonly children: ReactNode;
}

/** Nobody writes on what is in mailboxes: whoever comes for it is led to how it is or was sent. */
function Issue({ newsletter, children }: IssueProps) {
  const fromList = useFromList();
  if (!isUnsent(newsletter.status)) return <Navigate to={fromList(newsletterPlace(newsletter))} replace />;
  return (
    <>
      <NewsletterHead newsletter={newsletter} />
      {children}
    </>
  );
}

function EditNewsletter({ id }: { readonly id: string }) {
  const { edit } = useSaveNewsletter();
  return (
    <Loaded id={id}>
      {({ newsletter, timeZone, shown }) =>
        newsletter && (
          <Issue newsletter={newsletter}>
            <NewsletterForm
              newsletter={asDraft(newsletter)}
              name={id}
              timeZone={timeZone}
              onSave={(fields, revision) => shown(edit(id, fields, revision))}
            />
          </Issue>
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
