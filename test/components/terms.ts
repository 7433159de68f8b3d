import { page } from 'vitest/browser';
import type { Job } from '#shared/kernel/job.ts';
import { AdminCategory } from '#shared/vocabulary/category.ts';
import { AdminTag } from '#shared/vocabulary/tag.ts';
import { idOf, sampleOf } from './sample.ts';
import type { Site } from './site.tsx';

/* A vocabulary, and the page that manages it. */

export const tag = (number: number, fields: Partial<AdminTag> = {}) =>
  sampleOf(AdminTag, {
    ...{ id: idOf('tag', number), name: `tag ${number}`, description: '', color: '#3b82f6', active: true, revision: 3 },
    ...{ category_id: null, category: '' },
    ...fields,
  });
export const zeroTrust = tag(1, { name: 'zero trust', usage_count: 4, description: 'Never trust, always verify.' });

/** A category of AI tools. */
export const category = (number: number, fields: Partial<AdminCategory> = {}) =>
  sampleOf(AdminCategory, {
    ...{ id: idOf('category', number), name: `Category ${number}`, kind: 'tool', color: '#0a5a59', active: true },
    ...{ description: '', parent_id: null, parent: '', revision: 2 },
    ...fields,
  });
export const code = category(1, { name: 'Code', usage_count: 3 });
export const scanners = category(2, { name: 'Scanners', parent_id: code.id, parent: 'Code' });
export const productivity = category(3, { name: 'Productivity', is_fixed: true });
const general = category(4, { name: 'General', kind: 'ebook', is_fixed: true, usage_count: 1 });
const inVocabulary = ({ id, kind, name, parent }: AdminCategory) => ({ id, kind, name, parent: parent || null });

/** A job that a change of a term has started. */
export const termJob = (title: string): Job => ({
  ...{ id: idOf('job', 1), kind: 'tag.rename', title, by: 'Ada Admin', state: 'queued', done: 0, total: 4, failed: 0 },
  ...{ asked_at: '2026-12-01T09:00:00.000Z', ended_at: null, file: null },
});

export const dialog = (name: string) => page.getByRole('dialog', { name });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const save = () => page.getByRole('button', { name: 'Save' }).click();

export function answerTerms(site: Site, tags: AdminTag[]): void {
  const categories = [general, code, scanners, productivity];
  site.signInAdmin();
  site.server.answer('GET /admin/vocabulary/summary', {
    ...{ tags: 1204, categories: 17, active_tags: 1180, active_categories: 15 },
  });
  site.server.answer('GET /admin/vocabulary', {
    categories: categories.map(inVocabulary),
    tags: tags.map(({ name }) => name),
    frameworks: [],
  });
  site.server.answer('GET /admin/tags', tags, { total: tags.length });
  site.server.answer('GET /admin/categories', categories, { total: categories.length });
}

export async function openTerms(site: Site, query = '', tags = [zeroTrust]): Promise<void> {
  answerTerms(site, tags);
  await site.open(`/admin/tags${query}`);
}
