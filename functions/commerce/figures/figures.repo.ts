import type { EntityItem } from 'electrodb';
import type { TransactItem } from '#lib/table/transact.ts';
import { OrderFiguresEntity } from './figures.entity.ts';

export type OrderFigures = EntityItem<typeof OrderFiguresEntity>;

export async function findFigures(order_id: string): Promise<OrderFigures> {
  const { data } = await OrderFiguresEntity.get({ order_id }).go({ consistent: true });
  return data ?? { order_id, orders: 0, revenue: 0, books: [], revision: 0 };
}

/** Part of a transaction: stores what has been counted; refused when it changed since these figures were read. */
export const figuresItem = (figures: OrderFigures): TransactItem => ({
  Put: OrderFiguresEntity.put({ ...figures, revision: figures.revision + 1 })
    .where(({ revision }, { eq, notExists }) =>
      figures.revision === 0 ? notExists(revision) : eq(revision, figures.revision),
    )
    .params(),
});
