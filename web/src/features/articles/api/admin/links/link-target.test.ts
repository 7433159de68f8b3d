import { describe, expect, it } from 'vitest';
import { href } from '#shared/pages/href.ts';
import { linkTarget } from './link-target.ts';

const origin = 'https://rampart.test';
const targetOf = (address: string, slug = 'quiet-audits') => linkTarget(address, { origin, slug });
const kindOf = (address: string) => targetOf(address).kind;
const routeOf = (address: string) => {
  const target = targetOf(address);
  return target.kind === 'thing' ? target.query.route : target.kind;
};
const id = 'ebk_00000000000000000000000001';

describe('where a link of an article leads', () => {
  it.each(['https://nist.gov/a', 'mailto:a@b.test', '/files/a.pdf', '/feed.xml', '/api/openapi.json', '//nist.gov'])(
    'is not for this site to answer: %s',
    (address) => expect(kindOf(address)).toBe('elsewhere'),
  );

  it.each(['/nowhere', '/articles/a/b', 'https://rampart.test/nowhere', '/ebook', '/articles/%E0%A4', 'https://'])(
    'is nowhere: %s',
    (address) => expect(kindOf(address)).toBe('nowhere'),
  );

  it.each([href('home'), href('marketplace', { framework: 'SOC 2' }), '/Marketplace/', href('account'), '#', '#top'])(
    'is a page that is always there: %s',
    (address) => expect(kindOf(address)).toBe('page'),
  );

  it.each([
    [href('ebook', { id }), 'GET /ebooks/{id}'],
    [`${origin}${href('ebook', { id })}?from=a#text-b`, 'GET /ebooks/{id}'],
    [`/EBOOK/${id}/`, 'GET /ebooks/{id}'],
    [href('article', { slug: 'other' }), 'GET /blog-posts/{slug}'],
    [href('blogArticle', { slug: 'other' }), 'GET /blog-posts/{slug}'],
    ['other', 'GET /blog-posts/{slug}'],
    [href('author', { id: 'aut_1' }), 'GET /authors/{id}'],
    [href('aiTool', { slug: 'a' }), 'GET /ai-tools/{slug}'],
    [href('coachingPackage', { id: 'cpk_1' }), 'GET /coaching-packages/{id}'],
    [href('newsletter', { id: 'nws_1' }), 'GET /newsletters/{id}'],
  ])('is a thing that its own call answers for: %s', (address, route) => expect(routeOf(address)).toBe(route));

  it('is the same thing however it is spelled', () => {
    const keys = [href('ebook', { id }), `${origin}/ebook/${id}/#a`].map((address) => targetOf(address));
    expect(keys[0]).toEqual(keys[1]);
  });

  it('is a name in the article, also by its own address, published or not', () => {
    const named = { kind: 'anchor', name: 'text-größe' };
    expect(targetOf('#text-gr%C3%B6%C3%9Fe')).toEqual(named);
    expect(targetOf(`${href('article', { slug: 'quiet-audits' })}#text-größe`)).toEqual(named);
    expect(targetOf('#text-%E0')).toEqual({ kind: 'anchor', name: 'text-%E0' });
    expect(targetOf('#note-1', '')).toEqual({ kind: 'anchor', name: 'note-1' });
    expect(kindOf(href('article', { slug: 'quiet-audits' }))).toBe('page');
  });
});
