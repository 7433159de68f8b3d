import { lazy, Suspense, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { useNear } from '../use-near.ts';

const WhyCards = lazy(async () => ({ default: (await import('./why-cards.tsx')).WhyCards }));

/** Far below the first screen: its cards, and the book they show figures of, are loaded when they come near. */
export function WhyChoose() {
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  return (
    <section ref={section} aria-labelledby="why" className="mt-14 sm:mt-20">
      <SectionHeading id="why">Why choose {brand.name}</SectionHeading>
      <div className="min-h-[1130px] sm:min-h-[560px] lg:min-h-67">
        <Suspense>{isNear && <WhyCards />}</Suspense>
      </div>
    </section>
  );
}
