import { brand } from '#shared/brand.ts';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { LatePart } from '#web/components/ui/late/late-part.tsx';
import { Near } from '#web/components/ui/near.tsx';
import { lateComponent } from '#web/lib/late.tsx';

const WhyCards = lateComponent(async () => (await import('./why-cards.tsx')).WhyCards);

/** Far below the first screen: the cards and the book they show are loaded when they come near the viewport. */
export function WhyChoose() {
  return (
    <section aria-labelledby="why" className="mt-14 sm:mt-20">
      <SectionHeading id="why">Why choose {brand.name}</SectionHeading>
      <Near className="min-h-[1174px] sm:min-h-[604px] lg:min-h-79">
        <LatePart part={WhyCards}>
          <WhyCards />
        </LatePart>
      </Near>
    </section>
  );
}
