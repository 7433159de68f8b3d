import { expect, test } from 'vitest';
import type { BlogPost } from '#shared/articles/article.ts';
import { onlyFactOf, partsOf } from './post-parts.ts';

const post = {
  post_type: 'article',
  difficulty_level: 'beginner',
  prerequisites: ['A list'],
  industry: 'Retail',
  company_size: 'small',
  challenge: 'One.',
  solution: '',
  results: 'First\n\n Second ',
  resource_type: 'checklist',
  download_url: '',
  external_url: 'https://example.test',
} as unknown as BlogPost;
const none = { facts: [], chapters: [], links: [] };

test('each type shows its own fields that are filled in', () => {
  expect(partsOf(post)).toEqual(none);
  expect(partsOf({ ...post, post_type: 'guide' })).toEqual({
    ...none,
    facts: [{ name: 'Level', value: 'Beginner' }],
    chapters: [{ title: 'Prerequisites', lines: ['A list'] }],
  });
  expect(partsOf({ ...post, post_type: 'case-study' })).toEqual({
    ...none,
    facts: [
      { name: 'Industry', value: 'Retail' },
      { name: 'Company size', value: 'Small, 51-200 people' },
    ],
    chapters: [
      { title: 'Challenge', lines: ['One.'] },
      { title: 'Results', lines: ['First', 'Second'] },
    ],
  });
  expect(partsOf({ ...post, post_type: 'resource' })).toEqual({
    ...none,
    facts: [{ name: 'Type', value: 'Checklist' }],
    links: [{ label: 'Open the resource', url: 'https://example.test' }],
  });
});

test('empty fields show nothing', () => {
  const empty = { ...post, difficulty_level: null, prerequisites: [] };
  expect(partsOf({ ...empty, post_type: 'guide' })).toEqual(none);
});

test('a single fact is told apart from several', () => {
  expect(onlyFactOf({ ...post, post_type: 'guide' })).toEqual({ name: 'Level', value: 'Beginner' });
  expect(onlyFactOf({ ...post, post_type: 'case-study' })).toBeUndefined();
  expect(onlyFactOf(post)).toBeUndefined();
});
