import { publish } from '#lib/aws/events.ts';
import { nowIso } from '#lib/clock.ts';
import { managedWithTrash } from '#lib/managed/managed.ts';
import { forgetWishesFor } from '../../library/public.ts';
import { toAdminEbook } from '../card/card.ts';
import { findFigures } from '../figures/figures.repo.ts';
import { catalogueChangeItem } from './catalogue.repo.ts';
import { EbookEntity } from './ebook.entity.ts';

/**
 * The ebooks as admins manage them. A purged one keeps its texts, files and figures: nobody but its owners finds it, and
 * they keep it.
 */
export const ebooks = managedWithTrash({
  entity: EbookEntity,
  noun: 'ebook',
  field: 'ebook',
  id: 'ebook',
  name: ({ title }) => title,
  async view({ id }) {
    const figures = await findFigures(id);
    return (ebook) => toAdminEbook(ebook, figures);
  },
  logged: (ebook) => ebook,
  also: ({ before, after }) => (after ? [catalogueChangeItem(before, after)] : []),
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
