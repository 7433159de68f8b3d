import { type EbookText, replaceEbookText } from '#functions/catalog/public.ts';
import type { Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, staleVersion } from '#lib/errors.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transact, type Write } from '#lib/table/transact.ts';
import { withChapter } from '#shared/catalog/chapters.ts';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import type { RewriteChoice } from '#shared/generation/rewrite.ts';
import { logItem, type StoredGeneration } from '../generation.repo.ts';
import { getGeneration, knownGeneration } from '../generation.service.ts';
import { rewriteTask } from '../task.ts';
import { byItself, greatestNote, renumbered } from '../text/footnotes.ts';
import { changeRewriteItem, type StoredRewrite } from './rewrite.repo.ts';
import { knownRewrite } from './rewrite.service.ts';
import { findTexts, type Texts } from './rewrite-texts.ts';
import { type SectionNow, sectionNow } from './section-now.ts';

type Changed = Saved<'generation', GenerationDetail>;

const decided = () => conflict('This text was already accepted or discarded.');

/** The generation, and the time that the decision is about: 409 when that is no longer the last one. */
async function chosen(id: string, position: string, { number }: RewriteChoice) {
  const generation = await knownGeneration(id);
  const rewrite = await knownRewrite(generation, position);
  if (rewrite.number !== number) throw decided();
  return { generation, rewrite, title: generation.titles[rewrite.position] ?? '' };
}

interface Decision {
  readonly act: 'accepted' | 'discarded';
  readonly fields?: Partial<StoredRewrite>;
  readonly title: string;
}

/** Parts of the transaction that decides. */
function decisionItems(
  writer: Writer,
  { id, topic }: StoredGeneration,
  rewrite: StoredRewrite,
  { act, fields, title }: Decision,
): Write[] {
  const set = { ...fields, status: act, ended_at: rewrite.ended_at ?? nowIso() };
  const row = auditItem(writer, {
    action: `generation.rewrite-${act}`,
    target: { id, name: topic },
    after: { section: title, instruction: rewrite.instruction },
  });
  return [
    { items: [changeRewriteItem(rewrite, rewrite.status, set)], refused: decided },
    logItem(id, `${writer.name} ${act} “${title}” as written again`),
    row,
  ];
}

/** The ebook's text with the new section; its footnotes get numbers that no other section has. */
function changedText({ chapter, content }: SectionNow, after: string): string {
  const others = withChapter(content, chapter, '');
  return withChapter(content, chapter, renumbered(after, greatestNote(others)).markdown);
}

/** The ebook's text as it is to be; undefined when it is so already. 409 `stale_version` when the section has changed. */
async function nextText(
  generation: StoredGeneration,
  { position }: StoredRewrite,
  { before, after }: Texts,
): Promise<EbookText | undefined> {
  const now = await sectionNow(generation, position);
  const current = byItself(now.chapter.markdown);
  if (current === after) return undefined;
  if (current !== before) throw staleVersion({ section: current });
  return { content: changedText(now, after), content_version: now.content_version };
}

/** Puts the new text into the ebook, also a published one, in the transaction that decides. */
export async function acceptRewrite(
  writer: Writer,
  id: string,
  position: string,
  choice: RewriteChoice,
): Promise<Changed> {
  const { generation, rewrite, title } = await chosen(id, position, choice);
  if (rewrite.status !== 'accepted') {
    const texts = rewrite.status === 'ready' ? await findTexts(rewrite) : undefined;
    if (!texts) throw conflict('There is no new text to accept.');
    const fields = { accepted_remarks: rewrite.remarks ?? [] };
    const items = decisionItems(writer, generation, rewrite, { act: 'accepted', fields, title });
    const text = await nextText(generation, rewrite, texts);
    if (text) await replaceEbookText(writer, generation.ebook_id, text, items);
    else await transact(items);
  }
  return saved('generation', 'The new text is in the ebook', await getGeneration(id));
}

/** Keeps the section as it is. A model that is still writing is not waited for; its tokens are counted. */
export async function discardRewrite(
  writer: Writer,
  id: string,
  position: string,
  choice: RewriteChoice,
): Promise<Changed> {
  const { generation, rewrite, title } = await chosen(id, position, choice);
  if (rewrite.status === 'accepted') throw decided();
  if (rewrite.status !== 'discarded') {
    const stop = rewrite.status === 'writing' ? [rewriteTask(rewrite, 'rewrite-stop')] : [];
    const items = decisionItems(writer, generation, rewrite, { act: 'discarded', title });
    await transact([...items, ...stop.map(outboxItem)]);
    await announce(stop);
  }
  return saved('generation', 'The section stays as it is', await getGeneration(id));
}
