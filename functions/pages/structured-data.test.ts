import { expect, it } from 'vitest';
import { BlogPost } from '#shared/articles/article.ts';
import { brand } from '#shared/brand.ts';
import { sampleOf } from '#test/components/sample.ts';
import { articleThings } from './structured-data.ts';

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
