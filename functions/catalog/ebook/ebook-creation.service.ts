import { schedule, type Writer } from '#lib/actor.ts';
import { putObject } from '#lib/aws/objects.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, invalid } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { transact } from '#lib/table/transact.ts';
import { countParts, saveWithNames } from '#lib/vocabulary/save-with-names.ts';
import type { DifficultyLevel } from '#shared/catalog/choices.ts';
import { countWords, readMinutes } from '#shared/catalog/content-words.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { tableFault } from '#shared/catalog/table-fault.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { toAdminEbook } from '../card/card.ts';
import { insertContentItem } from '../ebook-page.repo.ts';
import { insertFiguresItem } from '../figures/figures.repo.ts';
import { describeAttachments, type NewAttachment, storeAttachments } from '../file/attachments.ts';
import { countPrompts, neutralCsv } from '../file/csv.ts';
import { csvKey, givenCsvKey } from '../file/file-keys.ts';
import { madeItems } from '../file/made/made-item.ts';
import { listing } from '../intake/list/tab.ts';
import { catalogueChangeItem } from './catalogue.repo.ts';
import { contentKey, publicPart } from './content.service.ts';
import { ebookNames } from './ebook.names.ts';
import { type Ebook, findEbook, insertEbookItem } from './ebook.repo.ts';

export interface NewEbook {
  /** Set when seeding a shop with known ebooks; generated otherwise. */
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  /** Text with headings, lists and bold markup. */
  readonly content: string;
  readonly price: Cents;
  readonly regulatory_source: string;
  readonly difficulty_level: DifficultyLevel;
  readonly category: string;
  readonly industry: string;
  readonly tags: readonly string[];
  readonly status: 'draft' | 'published';
  readonly created_at?: string;
  /** The prompts of a package. */
  readonly csv?: string;
  readonly prompt_category?: string;
  /** Files to work in. */
  readonly attachments?: readonly NewAttachment[] | undefined;
  /** Whether its files are made only when somebody asks for one, as for the dozens of books of a new shop. */
  readonly filesOnDemand?: boolean;
}

/** An ebook as it is first stored. */
export function toEbook({ content, csv, created_at, attachments, filesOnDemand: _, ...given }: NewEbook): Ebook {
  const { id = newId('ebook'), status, tags, ...fields } = given;
  const at = created_at ? new Date(created_at).toISOString() : nowIso();
  const word_count = countWords(content);
  return {
    ...fields,
    ...listing({ ...fields, shelf: status }),
    id,
    tags: [...tags],
    shelf: status,
    list: 'current',
    listed_at: at,
    upload_status: 'completed',
    word_count,
    estimated_read_time: readMinutes(word_count),
    prompt_count: csv === undefined ? undefined : countPrompts(csv),
    attachments: attachments && describeAttachments(attachments),
    content_version: 1,
    revision: 1,
    created_at: at,
    updated_at: at,
    published_at: status === 'published' ? at : undefined,
  };
}

/** Refuses a text with a table that would be shown as a paragraph of pipes. */
export function assertReadable(content: string): void {
  const fault = tableFault(content);
  if (fault) throw invalid('content', fault);
}

async function storeTexts(ebook: Ebook, { content, csv, attachments = [] }: NewEbook): Promise<void> {
  await putObject(contentKey(ebook), content, 'text/markdown; charset=utf-8');
  if (csv !== undefined) {
    await putObject(givenCsvKey(ebook), csv, 'text/csv; charset=utf-8');
    await putObject(csvKey(ebook), neutralCsv(csv), 'text/csv; charset=utf-8');
  }
  await storeAttachments(ebook, attachments);
}

const taken = () => conflict('An ebook with this id already exists');

async function insert(ebook: Ebook, { content, csv, filesOnDemand = false }: NewEbook): Promise<Ebook> {
  await transact([
    { items: [insertEbookItem(ebook)], refused: taken },
    insertContentItem(ebook.id, publicPart(content, csv)),
    insertFiguresItem(ebook.id),
    catalogueChangeItem(undefined, ebook),
    ...countParts(ebookNames, undefined, ebook),
    ...(filesOnDemand ? [] : madeItems(undefined, ebook)),
  ]);
  return ebook;
}

/**
 * Adds an ebook. Its texts and attachments are stored first, under keys nothing refers to yet; then one transaction
 * creates it. When that fails, they are left to the sweep, because the ebook may have been created all the same. Callers
 * that add several ebooks build the snapshot afterwards. Tags and a framework that are new join the vocabulary in the name
 * of `writer`.
 */
export async function createEbook(given: NewEbook, writer: Writer = schedule): Promise<AdminEbook> {
  assertReadable(given.content);
  if (given.id !== undefined && (await findEbook(given.id))) throw taken();
  const ebook = toEbook(given);
  await storeTexts(ebook, given);
  const after = await saveWithNames(ebookNames, { writer, after: ebook }, (named) => insert(named, given));
  return toAdminEbook(after);
}
