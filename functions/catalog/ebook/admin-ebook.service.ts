import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { publish } from '#lib/aws/events.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, staleVersion } from '#lib/errors.ts';
import { decideAgain, saveVersion } from '#lib/table/save.ts';
import { shortBookWords } from '#shared/catalog/choices.ts';
import { type AdminEbook, type AdminEbookDetail, type EbookEdit, EbookId } from '#shared/catalog/ebook.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import { toAdminEbook } from '../card/card.ts';
import { findFigures } from '../figures/figures.repo.ts';
import { catalogueChangeItem, findCatalogue } from './catalogue.repo.ts';
import { fullText } from './content.service.ts';
import { type Ebook, findEbook, replaceEbookItem, unknownEbook } from './ebook.repo.ts';
import { inTrash, isPastTrash, outOfTrash } from './trash.service.ts';

interface Saved {
  readonly success: true;
  readonly message?: string;
  readonly ebook: AdminEbook;
}

/** Sums over all ebooks but trashed ones: one item, however many there are. */
export async function summariseEbooks() {
  const { total, published, total_value } = await findCatalogue();
  return { total, published, drafts: total - published, total_value: toDollars(total_value) };
}

async function mustFind(id: string): Promise<Ebook> {
  const ebook = EbookId.safeParse(id).success ? await findEbook(id) : undefined;
  if (!ebook) throw unknownEbook();
  return ebook;
}

/** One that is not in the trash. */
async function mustFindListed(id: string): Promise<Ebook> {
  const ebook = await mustFind(id);
  if (ebook.shelf === 'trash') throw unknownEbook();
  return ebook;
}

const withFigures = async (ebook: Ebook): Promise<AdminEbook> => toAdminEbook(ebook, await findFigures(ebook.id));

export async function adminGetEbook(id: string): Promise<AdminEbookDetail> {
  const ebook = await mustFindListed(id);
  const [admin, content] = await Promise.all([withFigures(ebook), fullText(ebook)]);
  return { ...admin, content };
}

type Deed = 'updated' | 'published' | 'unpublished' | 'deleted' | 'restored';

/** Puts `after` in the place of `before` with a new revision and the row of who did it, or says who was faster. */
async function save(actor: SignedIn, deed: Deed, before: Ebook, change: Partial<Ebook>): Promise<AdminEbook> {
  const after: Ebook = { ...before, ...change, revision: before.revision + 1, updated_at: nowIso() };
  const target = { id: before.id, name: before.title };
  const also = [
    catalogueChangeItem(before, after),
    auditItem(actor, { action: `ebook.${deed}`, target, before, after }),
  ];
  await saveVersion(replaceEbookItem(after, before.revision), also, async () => withFigures(await mustFind(before.id)));
  await publish('rampart.catalog', 'card.changed', { ebook_id: before.id });
  return withFigures(after);
}

/** The same tag in another spelling is the same tag. */
function distinctTags(tags: readonly string[]): string[] {
  const seen = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  return [...seen.values()];
}

export async function editEbook(actor: SignedIn, id: string, edit: EbookEdit): Promise<Saved> {
  const before = await mustFindListed(id);
  if (edit.revision !== before.revision) throw staleVersion(await withFigures(before));
  const { revision: _, price, tags, ...fields } = edit;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const change = { ...given, price: toCents(price), tags: tags ? distinctTags(tags) : before.tags };
  return { success: true, message: 'Ebook updated successfully', ebook: await save(actor, 'updated', before, change) };
}

/** What an admin should know when a paid text is hardly longer than its preview. A package's worth is its CSV. */
function shortnessOf({ price, word_count, prompt_count }: Ebook): string | undefined {
  if (price === 0 || word_count >= shortBookWords || prompt_count !== undefined) return undefined;
  const words = word_count.toLocaleString('en-US');
  return `This ebook has only ${words} words, so the free preview gives most of it away.`;
}

function requireReadable({ upload_status, word_count, prompt_count }: Ebook): void {
  if (upload_status === 'processing') throw conflict('This ebook is still being processed');
  if (upload_status === 'failed') throw conflict('The upload of this ebook failed');
  if (word_count === 0 && prompt_count === undefined) throw conflict('This ebook has no text yet');
}

/** Publishes a draft; a published one stays as it is. */
export const publishEbook = (actor: SignedIn, id: string): Promise<Saved & { warning?: string }> =>
  decideAgain(async () => {
    const before = await mustFindListed(id);
    requireReadable(before);
    const published_at = before.published_at ?? nowIso();
    const ebook =
      before.shelf === 'published'
        ? await withFigures(before)
        : await save(actor, 'published', before, { shelf: 'published', published_at });
    return { success: true, ebook, warning: shortnessOf(before) };
  });

/** Takes an ebook off sale; its owners keep it. A draft stays as it is. */
export const unpublishEbook = (actor: SignedIn, id: string): Promise<Saved> =>
  decideAgain(async () => {
    const before = await mustFindListed(id);
    const ebook =
      before.shelf === 'draft'
        ? await withFigures(before)
        : await save(actor, 'unpublished', before, { shelf: 'draft' });
    return { success: true, ebook };
  });

/** Moves an ebook to the trash, whence it is gone for all but its owners. Its texts stay. */
export const deleteEbook = (actor: SignedIn, id: string): Promise<{ success: true; message: string }> =>
  decideAgain(async () => {
    const before = await mustFindListed(id);
    await save(actor, 'deleted', before, { shelf: 'trash', list: 'trash', ...inTrash() });
    return { success: true, message: 'Ebook deleted successfully' };
  });

/** Takes an ebook out of the trash, as a draft, while its time there lasts. */
export const restoreEbook = (actor: SignedIn, id: string): Promise<Saved> =>
  decideAgain(async () => {
    const before = await mustFind(id);
    if (before.shelf !== 'trash') throw conflict('This ebook is not in the trash');
    if (isPastTrash(before)) throw conflict('This ebook was deleted more than 30 days ago and cannot be restored.');
    const change = { shelf: 'draft', list: 'catalogue', ...outOfTrash, deleted_at: undefined } as const;
    return { success: true, ebook: await save(actor, 'restored', before, change) };
  });
