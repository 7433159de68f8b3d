interface Wishable {
  readonly id: string;
  readonly is_wishlisted: boolean;
}
const isWishable = (value: unknown): value is Wishable =>
  typeof value === 'object' && value !== null && 'id' in value && 'is_wishlisted' in value;

/** Cached data with one ebook's heart set: a list, a page of a list, or an ebook. Other data is left unchanged. */
export function withWish<Data>(data: Data, id: string, isWished: boolean): Data;
export function withWish(data: unknown, id: string, isWished: boolean): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => withWish(item, id, isWished));
  if (isWishable(data)) return data.id === id ? { ...data, is_wishlisted: isWished } : data;
  if (typeof data === 'object' && data !== null && 'items' in data)
    return { ...data, items: withWish(data.items, id, isWished) };
  return data;
}
