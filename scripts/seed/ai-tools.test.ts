import { describe, expect, it } from 'vitest';
import { seedToolCategories } from './ai-tools/tool.ts';
import { aiTools } from './ai-tools.ts';

describe('the directory of AI tools', () => {
  it('holds 24 tools, some of each category, most about compliance itself, five featured', () => {
    expect(aiTools).toHaveLength(24);
    const counts = seedToolCategories.map((name) => aiTools.filter(({ category }) => category === name).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(counts[seedToolCategories.indexOf('Security & Compliance')]);
    expect(aiTools.filter(({ is_featured }) => is_featured)).toHaveLength(5);
  });

  it('holds only what the work of a compliance team needs', () => {
    const work = /audit|complian|control|evidence|risk|security|privacy|polic|framework|hipaa|scop/i;
    const saysSo = ({ use_cases, target_audience, tags }: (typeof aiTools)[number]) =>
      work.test([...use_cases, ...target_audience, ...tags].join(' '));
    expect(aiTools.filter((tool) => !saysSo(tool)).map(({ name }) => name)).toEqual([]);
  });

  it('names every tool once', () => {
    expect(new Set(aiTools.map(({ slug }) => slug)).size).toBe(aiTools.length);
    expect(new Set(aiTools.map(({ website_url }) => new URL(website_url).href)).size).toBe(aiTools.length);
  });

  it.each(aiTools.map((tool) => [tool.slug, tool] as const))('%s promises nothing that goes out of date', (_, tool) => {
    expect(new URL(tool.website_url).protocol).toBe('https:');
    expect(tool.price_range).not.toMatch(/[\d$€]/);
    expect(tool.rating).toBe(0);
    expect(tool.screenshots).toEqual([]);
    expect(tool.description.length).toBeGreaterThanOrEqual(80);
    expect(tool.description.length).toBeLessThanOrEqual(160);
    expect(tool.detailed_description.split(' ').length).toBeGreaterThanOrEqual(40);
  });
});
