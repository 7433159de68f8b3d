import { forgetWishesFor } from '#functions/library/public.ts';
import type { Writer } from '#lib/actor.ts';
import { publish } from '#lib/aws/events.ts';
import { nowIso } from '#lib/clock.ts';
import { below, everywherePublic } from '#lib/edge/shown-at.ts';
import { conflict } from '#lib/errors.ts';
import { managedWithTrash } from '#lib/managed/managed.ts';
import { shortBookWords } from '#shared/catalog/choices.ts';
import type { AdminEbookDetail, EbookEdit } from '#shared/catalog/ebook.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import { href } from '#shared/pages/href.ts';
import { machineFiles } from '#shared/pages/machine-files.ts';
import { imagePath } from '#shared/pages/share-images.ts';
import { toAdminEbook } from '../card/card.ts';
import { findFigures } from '../figures/figures.repo.ts';
import { madeItems } from '../file/made/made-item.ts';
import { listing } from '../intake/list/tab.ts';
import { catalogueChangeItem, findCatalogue } from './catalogue.repo.ts';
import { fullText } from './content.service.ts';
import { EbookEntity } from './ebook.entity.ts';
import { ebookNames } from './ebook.names.ts';
import type { Ebook } from './ebook.repo.ts';

const shownAt = ({ id, shelf }: Ebook): readonly string[] =>
  shelf === 'published'
    ? [
        ...everywherePublic,
        below(href('marketplace')),
        below(href('ebook', { id })),
        below('/api/ebooks/public'),
        below(`/api/ebooks/${id}`),
        below('/api/frameworks'),
        below('/api/categories'),
        machineFiles.ebookFeed,
        imagePath('ebook', id),
      ]
    : [];

/**
 * The ebooks as admins manage them. A purged one keeps its texts, files and figures, because its owners keep it; nobody
 * else can find it.
 */
export const ebooks = managedWithTrash({
  entity: EbookEntity,
  noun: 'ebook',
  field: 'ebook',
  id: 'ebook',
  names: ebookNames,
  name: ({ title }) => title,
  async view({ id }) {
    const figures = await findFigures(id);
    return (ebook) => toAdminEbook(ebook, figures);
  },
  logged: ({ price, tab: _, found_by: __, reading: ___, ...ebook }) => ({ ...ebook, price: toDollars(price) }),
  follows: listing,
  shownAt,
  also: ({ before, after }) => (after ? [catalogueChangeItem(before, after), ...madeItems(before, after)] : []),
  announce: ({ id }) => publish('rampart.catalog', 'card.changed', { ebook_id: id }),
  trash: {
    inList: (list) => EbookEntity.query.inListByTime({ list }),
    order: 'created',
    deleted: { shelf: 'trash' },
    restored: { shelf: 'draft' },
    purge: ({ id }) => forgetWishesFor(id),
    remains: () => ({ list: 'purged' as const, purged_at: nowIso() }),
  },
});

/** Totals over all ebooks except trashed ones, read from a single item. */
export async function summariseEbooks() {
  const { total, published, total_value } = await findCatalogue();
  return { total, published, drafts: total - published, total_value: toDollars(total_value) };
}

export async function adminGetEbook(id: string): Promise<AdminEbookDetail> {
  const ebook = await ebooks.mustFind(id);
  const [figures, content] = await Promise.all([findFigures(id), fullText(ebook)]);
  const { content_version, attachments = [] } = ebook;
  return { ...toAdminEbook(ebook, figures), content, content_version, attachments };
}

/** A cover that is taken away leaves an empty path: what an edit does not name is kept. */
export const editEbook = (writer: Writer, id: string, { price, cover_image, ...edit }: EbookEdit) =>
  ebooks.edit(writer, id, {
    ...edit,
    price: toCents(price),
    cover_image: cover_image === null ? '' : cover_image,
  });

/** A warning when a paid text is hardly longer than its preview. Prompt packages are exempt: their value is the CSV. */
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
export async function publishEbook(writer: Writer, id: string) {
  let warning: string | undefined;
  const act = { deed: 'published', message: 'Ebook published' };
  const answer = await ebooks.act(writer, id, act, (before) => {
    requireReadable(before);
    warning = shortnessOf(before);
    if (before.shelf === 'published') return undefined;
    return { shelf: 'published', published_at: before.published_at ?? nowIso() };
  });
  return { ...answer, warning };
}

/** Takes an ebook off sale; owners keep access. A draft stays as it is. */
export const unpublishEbook = (writer: Writer, id: string) =>
  ebooks.act(writer, id, { deed: 'unpublished', message: 'Ebook unpublished' }, ({ shelf }) =>
    shelf === 'draft' ? undefined : { shelf: 'draft' },
  );

/** Moves an ebook to the trash; only its owners still have it. Its texts are kept. */
export const deleteEbook = ebooks.delete;

/** Restores an ebook from the trash as a draft, until it is purged. */
export const restoreEbook = ebooks.restore;
