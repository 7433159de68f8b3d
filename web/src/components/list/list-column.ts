import type { ReactNode } from 'react';

/** What every list holds. */
export interface Listed {
  readonly id: string;
}

/** A column of a list, declared once for the table, the choice of columns and the export. */
export interface ListColumn<Item extends Listed> {
  readonly id: string;
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** Its value in an export, and what it is sorted by. Without it: neither. */
  readonly value?: (item: Item) => string | number;
  /** Figures stand to the right. */
  readonly isFigure?: boolean;
  /** Cannot be hidden: the name of the thing, its actions. */
  readonly isFixed?: boolean;
  /** Shown once it is chosen; in exports always. */
  readonly isExtra?: boolean;
}
