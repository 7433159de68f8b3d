import type { Column } from '../office/sheet.ts';

/* Columns that several worksheets have. */

export const levels = ['Low', 'Medium', 'High'] as const;
export const grades = ['Works', 'Partial', 'Paper', 'None'] as const;
export const yesNo = ['Yes', 'No'] as const;

export const wide = (head: string, width = 36): Column => ({ head, width });
export const short = (head: string, width = 16): Column => ({ head, width });
export const day = (head: string): Column => ({ head, width: 13, kind: 'date' });
export const oneOf = (head: string, choices: readonly string[] | string, width = 13): Column => ({
  head,
  width,
  choices,
});
export const computed = (head: string, formula: string, width = 13): Column => ({ head, width, formula });
