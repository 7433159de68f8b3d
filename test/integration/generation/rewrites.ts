import { createEbook } from '#functions/catalog/ebook/ebook-creation.service.ts';
import type { StoredGeneration } from '#functions/generation/generation.repo.ts';
import { nextRewriteItem, type StoredRewrite } from '#functions/generation/rewrite/rewrite.repo.ts';
import { keepTexts } from '#functions/generation/rewrite/rewrite-texts.ts';
import { keepOutline } from '#functions/generation/text/texts.ts';
import { days, ttlAfter } from '#lib/clock.ts';
import { transact } from '#lib/table/transact.ts';
import type { Client } from '../client.ts';
import { eventually } from '../cloud.ts';
import { generationOf, kept } from './generations.ts';

const titles = ['Who has access', 'Who should', 'Who decides'];
const paragraph = 'Managers review the access rights of every account in their team once each quarter. ';
export const sectionText = (title: string): string => `${title}: ${paragraph.repeat(6)}`.trim();

/** A completed generation with its draft, without an execution. */
export async function completed(given: Partial<StoredGeneration> = {}): Promise<StoredGeneration> {
  const content = titles.map((title) => `# ${title}\n\n${sectionText(title)}`).join('\n\n');
  const about = { title: 'Access reviews', description: 'Reviews that find something.', category: 'Framework' };
  const ebook = await createEbook({
    ...{ ...about, content, price: 0, regulatory_source: 'NIST CSF', difficulty_level: 'Beginner', industry: '' },
    ...{ tags: [], status: 'draft' },
  });
  const generation = await kept({
    ...{ ebook_id: ebook.id, status: 'completed', step: 'draft', title: about.title, titles, sections_done: 3 },
    ...{ prices: { input: 3, output: 15 }, ...given },
  });
  const sections = titles.map((title) => ({ title, purpose: 'It settles this.', key_points: ['Access', 'Reviews'] }));
  const outline = {
    ...about,
    description: `${about.description} For those who do them.`,
    subtitle: 'A guide',
    audience: 'Admins',
  };
  await keepOutline(generation.id, { ...outline, sections });
  return generation;
}

export const newText = 'The new text says it in fewer words, and names who has to do it by when.';

/** A section of it that is written again, without an execution. */
export async function rewritten(generation: StoredGeneration, position = 0): Promise<StoredRewrite> {
  const at = new Date().toISOString();
  const rewrite: StoredRewrite = {
    ...{ generation_id: generation.id, position, number: 1, status: 'ready', instruction: 'Shorter', words: 16 },
    ...{ remarks: [], by: 'Sam', created_at: at, ended_at: at, ttl: ttlAfter(days(1)) },
  };
  const before = sectionText(titles[position] ?? '');
  await keepTexts(rewrite, { before, after: newText, excerpts: [] });
  await transact([nextRewriteItem(rewrite, undefined)]);
  return rewrite;
}

const at = (id: string, position: number) => `/admin/generations/${id}/sections/${position}/rewrite`;

export const ask = (admin: Client, id: string, position: number, instruction = 'Shorter, with an example') =>
  admin.post(at(id, position), { instruction });
export const decide = (admin: Client, id: string, position: number, act: 'accept' | 'discard', number = 1) =>
  admin.post(`${at(id, position)}/${act}`, { number });
export const textsOf = async (admin: Client, id: string, position: number) => (await admin.get(at(id, position))).body;

/** Waits until a section is no longer being written; `meanwhile` can move the clock past waits for retries. */
export const written = (
  admin: Client,
  id: string,
  position: number,
  meanwhile: () => Promise<unknown> = async () => 0,
) =>
  eventually(async () => {
    const { rewrite } = (await generationOf(admin, id)).sections[position];
    if (rewrite?.status !== 'writing') return rewrite;
    await meanwhile();
    return undefined;
  });

export const ebookOf = async (admin: Client, { ebook_id }: { ebook_id: string }) =>
  (await admin.get(`/admin/ebooks/${ebook_id}`)).body;
