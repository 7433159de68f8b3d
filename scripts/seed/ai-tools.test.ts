import { describe, expect, it } from 'vitest';
import { seedToolCategories } from './ai-tools/tool.ts';
import { aiTools } from './ai-tools.ts';

describe('the directory of AI tools', () => {
  it('holds two tools of each category, five featured', () => {
    const categories = aiTools.map(({ category }) => category);
    expect(categories.sort()).toEqual([...seedToolCategories, ...seedToolCategories].sort());
    expect(aiTools.filter(({ is_featured }) => is_featured)).toHaveLength(5);
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
