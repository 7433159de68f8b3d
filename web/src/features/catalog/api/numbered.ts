/** Items with their place, for lists that never change order: a place is then as good a key as any. */
export const numbered = <T>(items: readonly T[]): readonly { readonly item: T; readonly place: number }[] =>
  items.map((item, place) => ({ item, place }));
