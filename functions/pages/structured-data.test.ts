import { expect, it } from 'vitest';
import { BlogPost } from '#shared/articles/article.ts';
import { PublicAuthor } from '#shared/articles/author.ts';
import { brand } from '#shared/brand.ts';
import { idOf, sampleOf } from '#test/components/sample.ts';
import { articleThings, authorThings, breadcrumb } from './structured-data.ts';

it.each([
  ['Ivo Writer', 'Person'],
  [brand.editors, 'Organization'],
])('what %s signs is by one %s', (author_name, type) => {
  const [article] = articleThings(
    sampleOf(BlogPost, { author_name, featured_image: '', download_url: '', external_url: '' }),
    'https://shop.test',
  );
  expect(article).toMatchObject({ author: { '@type': type, name: author_name } });
});

it('an author is who stands on the page, with what is known of them and nothing that is not', () => {
  const known = { position: 'Auditor', company: '', photo: '', social_links: { web: 'https://ivo.test' } };
  const fields = { id: idOf('author'), name: 'Ivo Writer', bio: 'Writes.', ...known };
  const [page] = authorThings(sampleOf(PublicAuthor, fields), 'https://shop.test');
  const url = `https://shop.test/authors/${idOf('author')}`;
  expect(JSON.parse(JSON.stringify(page))).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'ProfilePage', url },
    mainEntity: {
      ...{ '@type': 'Person', name: 'Ivo Writer', url, description: 'Writes.' },
      ...{ jobTitle: 'Auditor', sameAs: ['https://ivo.test'] },
    },
  });
});

it('numbers breadcrumbs from one', () => {
  const way = breadcrumb('https://shop.test', [
    ['Home', '/'],
    ['Articles', '/articles'],
  ]);
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.test/' },
      { position: 2, name: 'Articles', item: 'https://shop.test/articles' },
    ],
  });
});
