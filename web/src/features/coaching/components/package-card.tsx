import { Check, Clock, Star, Users } from 'lucide-react';
import { Fragment } from 'react';
import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { kindOf, participantWords, sessionWords } from '../api/package-words.ts';

const icon = { size: 16, 'aria-hidden': true, className: 'flex-none' } as const;
const factClasses = 'inline-flex items-center gap-1.5';

/** Duration, participants, and rating. */
export const PackageFacts = ({ offer }: { readonly offer: CoachingPackage }) => (
  <p className="flex flex-wrap gap-x-5 gap-y-1.5 text-14 text-muted">
    <span className={factClasses}>
      <Clock {...icon} /> {sessionWords(offer)}
    </span>
    <span className={factClasses}>
      <Users {...icon} /> {participantWords(offer)}
    </span>
    {offer.rating > 0 && (
      <span className={factClasses}>
        <Star {...icon} /> {offer.rating.toFixed(1)} <span className="sr-only">out of 5</span>
      </span>
    )}
  </p>
);

/** The type and level as in the filters that find the package, and its category where that says more. */
export const PackageKind = ({ offer }: { readonly offer: CoachingPackage }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
    {kindOf(offer).map((word, index) => (
      <Fragment key={word}>
        {index > 0 && <span aria-hidden="true">·</span>}
        <span>{word}</span>
      </Fragment>
    ))}
  </p>
);

/** What is included, as a list. */
export const PackageFeatures = ({ features }: Pick<CoachingPackage, 'features'>) => (
  <ul className="grid gap-2.5">
    {features.map((feature) => (
      <li key={feature} className="flex gap-2.5">
        <Check size={18} aria-hidden="true" className="mt-0.75 flex-none text-accent" />
        {feature}
      </li>
    ))}
  </ul>
);

/** On a card; the package's own page has all. */
const shownFeatures = 3;

/** A package in the list. */
export const PackageCard = ({ offer }: { readonly offer: CoachingPackage }) => (
  <li className="flex flex-col rounded-card border border-line bg-surface p-5 sm:p-7">
    <PackageKind offer={offer} />
    <h3 className="mt-1.5 text-21 leading-tight">
      <TextLink to={href('coachingPackage', { id: offer.id })} look="title">
        {offer.title}
      </TextLink>
    </h3>
    <p className="mt-3 mb-4 text-pretty text-muted">{offer.description}</p>
    <PackageFacts offer={offer} />
    {offer.features.length > 0 && (
      <div className="mt-4 text-14">
        <PackageFeatures features={offer.features.slice(0, shownFeatures)} />
      </div>
    )}
    <div className="mt-auto pt-5">
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
        <Price price={offer.price} isFree={offer.is_free} className="text-18" />
        <ButtonLink to={href('coachingPackage', { id: offer.id })} aria-label={`View Details: ${offer.title}`}>
          View Details
        </ButtonLink>
      </div>
    </div>
  </li>
);
