import type { ToolMeta } from '#functions/ai-tools/public.ts';
import type { BlogPost } from '#shared/articles/article.ts';
import type { PublicAuthor } from '#shared/articles/author.ts';
import { brand } from '#shared/brand.ts';
import { isPrompts } from '#shared/catalog/choices.ts';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { href } from '#shared/pages/href.ts';
import { imagePath } from '#shared/pages/share-images.ts';

/** Structured data: a page's content in schema.org's vocabulary. */
const context = 'https://schema.org';
const publisher = (siteUrl: string) => ({ '@type': 'Organization', name: brand.name, url: siteUrl + href('home') });

export const siteThings = (siteUrl: string): readonly object[] => [
  { '@context': context, ...publisher(siteUrl), legalName: brand.legalName, logo: `${siteUrl}/icon.svg` },
  {
    '@context': context,
    '@type': 'WebSite',
    name: brand.name,
    url: siteUrl + href('home'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${href('marketplace')}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];

/** The path from the home page to a page; the last step is the page itself. */
export const breadcrumb = (siteUrl: string, steps: readonly (readonly [name: string, path: string])[]): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});

/** The editors are no person: what they sign is the publisher's. */
const author = (name: string, siteUrl: string): object =>
  name === brand.editors ? { ...publisher(siteUrl), name } : { '@type': 'Person', name };

/** Maps the article form's choices to schema.org types. */
const articleTypes = { Article: 'Article', HowTo: 'HowTo', FAQ: 'FAQPage' } as const;

export const articleThings = (post: BlogPost, siteUrl: string): readonly object[] => [
  {
    '@context': context,
    '@type': articleTypes[post.seo_data.schema_type],
    name: post.title,
    headline: post.title,
    description: post.excerpt,
    url: siteUrl + href('article', { slug: post.slug }),
    mainEntityOfPage: siteUrl + href('article', { slug: post.slug }),
    image: siteUrl + (post.featured_image || imagePath('article', post.slug)),
    datePublished: post.published_at ?? post.created_at,
    dateModified: post.updated_at,
    author: {
      ...author(post.author_name, siteUrl),
      ...(post.author_profile && { url: siteUrl + href('author', { id: post.author_profile.id }) }),
    },
    publisher: publisher(siteUrl),
    articleSection: post.category,
    keywords: [...post.tags, ...post.seo_data.keywords].join(', '),
  },
  breadcrumb(siteUrl, [
    ['Knowledge Hub', href('articles')],
    [post.title, href('article', { slug: post.slug })],
  ]),
];

const someOf = (values: readonly string[]) => (values.length > 0 ? values : undefined);

export const authorThings = (profile: PublicAuthor, siteUrl: string): readonly object[] => [
  {
    '@context': context,
    '@type': 'ProfilePage',
    url: siteUrl + href('author', { id: profile.id }),
    mainEntity: {
      ...author(profile.name, siteUrl),
      url: siteUrl + href('author', { id: profile.id }),
      description: profile.bio || undefined,
      image: profile.photo ? siteUrl + profile.photo : undefined,
      sameAs: someOf(Object.values(profile.social_links)),
      ...(profile.name !== brand.editors && {
        jobTitle: profile.position || undefined,
        worksFor: profile.company ? { '@type': 'Organization', name: profile.company } : undefined,
        knowsAbout: someOf(profile.expertise_areas),
      }),
    },
  },
  breadcrumb(siteUrl, [
    ['Knowledge Hub', href('articles')],
    [profile.name, href('author', { id: profile.id })],
  ]),
];

export const toolThings = (tool: ToolMeta, siteUrl: string): readonly object[] => [
  {
    '@context': context,
    '@type': 'SoftwareApplication',
    name: tool.name,
    description: tool.description,
    url: siteUrl + href('aiTool', { slug: tool.slug }),
    applicationCategory: tool.category,
  },
  breadcrumb(siteUrl, [
    ['AI Tools Library', href('aiTools')],
    [tool.name, href('aiTool', { slug: tool.slug })],
  ]),
];

export const packageThings = (offer: CoachingPackage, siteUrl: string): readonly object[] => [
  {
    '@context': context,
    '@type': 'Service',
    name: offer.title,
    description: offer.description,
    url: siteUrl + href('coachingPackage', { id: offer.id }),
    serviceType: offer.category,
    provider: publisher(siteUrl),
    offers: { '@type': 'Offer', price: offer.price.toFixed(2), priceCurrency: 'USD' },
  },
  breadcrumb(siteUrl, [
    ['Advisory Services', href('coaching')],
    [offer.title, href('coachingPackage', { id: offer.id })],
  ]),
];

const ratingOf = ({ rating, rating_count }: EbookDetail) =>
  rating_count > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: rating_count, bestRating: 5 },
  };

const product = (ebook: EbookDetail, siteUrl: string): object => ({
  '@context': context,
  '@type': isPrompts(ebook.category) ? 'Product' : ['Book', 'Product'],
  name: ebook.title,
  description: ebook.description,
  sku: ebook.id,
  url: siteUrl + href('ebook', { id: ebook.id }),
  image: siteUrl + imagePath('ebook', ebook.id),
  category: ebook.category,
  brand: { '@type': 'Brand', name: brand.name },
  ...(!isPrompts(ebook.category) && {
    bookFormat: `${context}/EBook`,
    inLanguage: 'en',
    about: ebook.regulatory_source,
    publisher: publisher(siteUrl),
    datePublished: (ebook.published_at ?? ebook.created_at).slice(0, 10),
  }),
  offers: {
    '@type': 'Offer',
    price: ebook.price.toFixed(2),
    priceCurrency: 'USD',
    availability: `${context}/InStock`,
    url: siteUrl + href('ebook', { id: ebook.id }),
  },
  ...ratingOf(ebook),
});

export const ebookThings = (ebook: EbookDetail, siteUrl: string): readonly object[] => [
  product(ebook, siteUrl),
  breadcrumb(siteUrl, [
    ['Ebooks', href('marketplace')],
    [ebook.title, href('ebook', { id: ebook.id })],
  ]),
];
