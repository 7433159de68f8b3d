import type { ReactNode } from 'react';
import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { href } from '#shared/pages/href.ts';
import { Breadcrumb } from '#web/components/layout/breadcrumb.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { PackageFacts, PackageFeatures, PackageKind } from './package-card.tsx';

const columnsClasses = 'mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]';

/** One package, and beside it the page's own content (the form). */
export const PackageView = ({ offer, children }: { readonly offer: CoachingPackage; readonly children: ReactNode }) => (
  <div className="wrap-page">
    <Breadcrumb items={[{ label: 'Advisory Services', to: href('coaching') }]} />
    <div className={columnsClasses}>
      <article>
        <PackageKind offer={offer} />
        <h1 className="mt-1.5 text-28 sm:text-37">{offer.title}</h1>
        <p className="mt-5 mb-5 text-18 leading-[1.55] text-pretty whitespace-pre-line">{offer.description}</p>
        <PackageFacts offer={offer} />
        <p className="mt-6 border-t border-line pt-5">
          <Price price={offer.price} isFree={offer.is_free} className="text-28" />
        </p>
        {offer.features.length > 0 && (
          <section aria-labelledby="features" className="mt-8">
            <h2 id="features" className="text-21">
              What you get
            </h2>
            <div className="mt-3">
              <PackageFeatures features={offer.features} />
            </div>
          </section>
        )}
      </article>
      {children}
    </div>
  </div>
);

/** The skeleton of a package's page. */
export const PackageSkeleton = () => (
  <div className="wrap-page">
    <Loading label="Loading the coaching package">
      <Skeleton className="mt-4 h-4 w-32 sm:mt-7" />
      <div className={columnsClasses}>
        <div>
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-3 h-10 w-5/6" />
          <Skeleton className="mt-5 h-24" />
          <Skeleton className="mt-5 h-4 w-2/3" />
          <Skeleton className="mt-10 h-8 w-24" />
        </div>
        <Skeleton className="h-130" />
      </div>
    </Loading>
  </div>
);
