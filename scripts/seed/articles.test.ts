import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { relatedBooks } from './articles/related-books.ts';
import { articles } from './articles.ts';
import { readShelf } from './content.ts';
import { htmlFaults } from './html-faults.ts';

const folder = fileURLToPath(new URL('content/articles/', import.meta.url));
const textOf = (slug: string): string => readFileSync(`${folder}${slug}.html`, 'utf8');
const wordsOf = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
const ofType = (type: string) => articles.filter(({ post_type }) => post_type === type);

const official =
  /^https:\/\/(www\.)?(nist\.gov|iso\.org|hhs\.gov|cisecurity\.org|pcisecuritystandards\.org|aicpa-cima\.com|pcaobus\.org|cppa\.ca\.gov|cisa\.gov|edpb\.europa\.eu|owasp\.org|cloudsecurityalliance\.org)$/;
const internal = /^\/(marketplace\?(framework|category|search)=[\w%]+|ai-tools|coaching|articles\/[\w-]+)$/;

describe('the articles of the shelf', () => {
  it('are of all four types, four featured, each with a text', () => {
    expect(articles).toHaveLength(14);
    expect(ofType('guide').length).toBeGreaterThanOrEqual(3);
    expect(ofType('case-study').length).toBeGreaterThanOrEqual(2);
    expect(ofType('resource').length).toBeGreaterThanOrEqual(2);
    expect(articles.filter(({ is_featured }) => is_featured)).toHaveLength(4);
    expect(readdirSync(folder).sort()).toEqual(articles.map(({ slug }) => `${slug}.html`).sort());
  });

  it('say in their texts what to do, step by step or point by point', () => {
    const lists = (slug: string) =>
      /<h2>The (guide|checklist) (in|on) .+<\/h2>\n<(ol|ul)>\n(<li>.+\n){5,}/.test(textOf(slug));
    expect(ofType('guide').filter(({ slug }) => !lists(slug))).toEqual([]);
    expect(lists('checklist-vendor-review-before-you-sign')).toBe(true);
    expect(textOf('template-record-of-processing')).toMatch(/<h2>The template<\/h2>\n<table>/);
  });

  it('find each other by shared tags', () => {
    const lonely = articles.filter(({ slug, tags }) =>
      articles.every((other) => other.slug === slug || !other.tags.some((tag) => tags.includes(tag))),
    );
    expect(lonely.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(articles.map((article) => [article.slug, article] as const))('%s fits the limits', (slug, article) => {
    const words = wordsOf(textOf(slug));
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1400);
    expect(article.reading_time).toBe(Math.ceil(words / 230));
    expect(article.title.length).toBeLessThanOrEqual(90);
    expect(article.excerpt.length).toBeGreaterThanOrEqual(120);
    expect(article.excerpt.length).toBeLessThanOrEqual(200);
    expect(article.seo_data.meta_description.length).toBeGreaterThanOrEqual(140);
    expect(article.seo_data.meta_description.length).toBeLessThanOrEqual(160);
    expect(article.tags.length).toBeGreaterThanOrEqual(3);
    expect(article.tags.length).toBeLessThanOrEqual(6);
  });

  it.each(articles.map(({ slug }) => slug))('%s is plain, well-formed HTML', (slug) => {
    expect(htmlFaults(textOf(slug))).toEqual([]);
  });

  it.each(articles.map(({ slug }) => slug))('%s links to the shop and to official bodies only', (slug) => {
    const links = [...textOf(slug).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !official.test(href) && !internal.test(href))).toEqual([]);
  });

  it('have two books each beside their text, all of them on the shelf', () => {
    const shelf = new Set(readShelf().map(({ slug }) => slug));
    expect(Object.keys(relatedBooks).sort()).toEqual(articles.map(({ slug }) => slug).sort());
    for (const books of Object.values(relatedBooks)) {
      expect(new Set(books).size).toBe(2);
      expect(books.filter((book) => !shelf.has(book))).toEqual([]);
    }
  });

  it('lead to books that are on the shelf', () => {
    const shelf = readShelf();
    const asked = articles
      .flatMap(({ slug }) => [...textOf(slug).matchAll(/href="(\/marketplace[^"]+)"/g)])
      .map(([, href = '']) => new URL(href, 'https://shop.test').searchParams);
    const isFound = (wish: URLSearchParams) =>
      shelf.some(
        ({ regulatory_source, category, title }) =>
          wish.get('framework') === regulatory_source ||
          wish.get('category') === category ||
          (wish.has('search') && title.toLowerCase().includes(wish.get('search') ?? '')),
      );
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((wish) => !isFound(wish)).map(String)).toEqual([]);
  });
});
