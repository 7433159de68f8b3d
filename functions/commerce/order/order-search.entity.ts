import { searchEntity } from '#lib/search/search-entity.ts';

/** What an order is found by: the buyer's address and the titles, written with the order. */
export const OrderSearchEntity = searchEntity('order-search');
