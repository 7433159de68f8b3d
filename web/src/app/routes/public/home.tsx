import { lazy, Suspense, useRef } from 'react';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { FeaturedEbooks } from '#web/features/catalog/components/home/featured-ebooks.tsx';
import { FrameworkIndex } from '#web/features/catalog/components/home/framework-index.tsx';
import { Hero } from '#web/features/catalog/components/home/hero.tsx';
import { WhyChoose } from '#web/features/catalog/components/home/why-choose.tsx';
import { useNear } from '#web/features/catalog/components/use-near.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { HomeNewsletter } from './home-newsletter.tsx';
import { HomeTools } from './home-tools.tsx';

// Far below the first screen: loaded when they come near.
const HomeArticles = lazy(async () => ({ default: (await import('./home-articles.tsx')).HomeArticles }));

export function HomePage() {
  useTitle('Ebooks and prompts for security and compliance');
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end);
  return (
    <div className="wrap-page">
      <Hero />
      <FrameworkIndex />
      <HomeNewsletter />
      <section aria-labelledby="featured" className="mt-14 sm:mt-20">
        <SectionHeading id="featured" aside={<TextLink to="/marketplace">All ebooks</TextLink>}>
          Featured ebooks
        </SectionHeading>
        <FeaturedEbooks />
      </section>
      <HomeTools />
      <WhyChoose />
      <div ref={end}>
        <Suspense>{isNear && <HomeArticles />}</Suspense>
      </div>
    </div>
  );
}
