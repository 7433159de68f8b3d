/** Items with their index, as a React key for lists that never change order. */
export const numbered = <T>(items: readonly T[]): readonly { readonly item: T; readonly place: number }[] =>
  items.map((item, place) => ({ item, place }));
