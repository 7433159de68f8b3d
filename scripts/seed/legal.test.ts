import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { htmlFaults } from './html-faults.ts';
import { legalPages, legalPlaceholders } from './legal.ts';

const folder = fileURLToPath(new URL('content/legal/', import.meta.url));
const textOf = (slug: string): string => readFileSync(`${folder}${slug}.html`, 'utf8');
const all = legalPages.map(({ slug }) => textOf(slug)).join('\n');

describe('the default legal texts', () => {
  it('exist for every page and for no other', () => {
    expect(readdirSync(folder).sort()).toEqual(legalPages.map(({ slug }) => `${slug}.html`));
  });

  it.each(legalPages.map(({ slug }) => slug))('%s is plain, well-formed HTML without links', (slug) => {
    expect(htmlFaults(textOf(slug))).toEqual([]);
    expect(textOf(slug)).not.toContain('<a ');
  });

  it('leave open what the operator fills in, and nothing unknown', () => {
    const found = [...all.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect([...new Set(found)].sort()).toEqual([...legalPlaceholders]);
  });

  it('take the name of the product from one place', () => {
    expect(all).not.toContain(brand.name);
  });
});
