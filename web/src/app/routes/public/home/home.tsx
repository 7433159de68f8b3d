import { href } from '#shared/pages/href.ts';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { QuietPart } from '#web/components/ui/late/late-part.tsx';
import { Near } from '#web/components/ui/near.tsx';
import { FeaturedEbooks } from '#web/features/catalog/components/home/featured-ebooks.tsx';
import { FrameworkIndex } from '#web/features/catalog/components/home/framework-index.tsx';
import { Hero } from '#web/features/catalog/components/home/hero.tsx';
import { WhyChoose } from '#web/features/catalog/components/home/why-choose.tsx';
import { NewsletterSignup } from '#web/features/newsletter/components/newsletter-signup.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import { useTitle } from '#web/lib/use-title.ts';
import { HomeTools } from './home-tools.tsx';

// Far below the first screen: loaded when scrolled near.
const HomeArticles = lateComponent(async () => (await import('./home-articles.tsx')).HomeArticles);

export function HomePage() {
  useTitle('Ebooks and prompts for security and compliance');
  return (
    <div className="wrap-page">
      <Hero />
      <FrameworkIndex />
      <div className="mt-8 sm:mt-12">
        <NewsletterSignup variant="compact" />
      </div>
      <section aria-labelledby="featured" className="mt-14 sm:mt-20">
        <SectionHeading id="featured" aside={<TextLink to={href('marketplace')}>All ebooks</TextLink>}>
          Featured ebooks
        </SectionHeading>
        <FeaturedEbooks />
      </section>
      <HomeTools />
      <WhyChoose />
      <Near>
        <QuietPart part={HomeArticles}>
          <HomeArticles />
        </QuietPart>
      </Near>
    </div>
  );
}
