import { expect, test } from 'vitest';
import { articleFigure, frameworkOf } from './article-figure.ts';

const article = { id: 'art_1', title: 'Notes', tags: ['evidence', 'iso 27001', 'soc 2'], category: 'Audit' };

test('the colour is that of the first framework named in the article', () => {
  expect(frameworkOf(article)).toBe('iso 27001');
  expect(frameworkOf({ ...article, title: 'GDPR in a week' })).toBe('GDPR in a week');
  expect(frameworkOf({ ...article, tags: [] })).toBe('General');
});

test('the figure depends on the type and is deterministic', () => {
  const draw = (post_type: 'guide' | 'resource') => articleFigure({ ...article, post_type }, 400, 200);
  expect(draw('guide')).toBe(draw('guide'));
  expect(draw('guide')).not.toBe(draw('resource'));
});
