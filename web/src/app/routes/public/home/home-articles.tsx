import { href } from '#shared/pages/href.ts';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FeaturedArticles } from '#web/features/articles/components/home/featured-articles.tsx';

/** The home page's articles, far below its first screen. */
export const HomeArticles = () => (
  <FeaturedArticles>
    {(articles) => (
      <section aria-labelledby="featured-articles" className="mt-14 sm:mt-20">
        <SectionHeading id="featured-articles" aside={<TextLink to={href('articles')}>Knowledge Hub</TextLink>}>
          Featured articles
        </SectionHeading>
        {articles}
      </section>
    )}
  </FeaturedArticles>
);
