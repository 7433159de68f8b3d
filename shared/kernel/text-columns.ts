/** A column of a list as text: the same in the browser's table, in what it exports and in what a job exports. */
export interface TextColumn<Item> {
  readonly label: string;
  /** Its value in an export, and what it is sorted by. */
  readonly value: (item: Item) => string | number;
}

/** The columns of a list by their ids, in the order of an export. */
export type TextColumns<Item> = Readonly<Record<string, TextColumn<Item>>>;

/** The labels of an export. */
export const headOf = (columns: TextColumns<never>): string[] => Object.values(columns).map(({ label }) => label);

/** The values of a thing under these labels. */
export const rowOf = <Item>(columns: TextColumns<Item>, item: Item): (string | number)[] =>
  Object.values(columns).map(({ value }) => value(item));
