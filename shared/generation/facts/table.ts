import { type Fact, type Group, type Rule, type Theme, themes } from './fact.ts';

/* The data is written as tables, a line for each entry, cells divided by ` | `. */

const isTheme = (word: string): word is Theme => (themes as readonly string[]).includes(word);

function themeOf(word: string | undefined, line: string): Theme {
  if (word === undefined || !isTheme(word)) throw new Error(`No such theme in the fact base: ${line}`);
  return word;
}

function rowsOf(text: string, columns: number): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(' | ').map((cell) => cell.trim());
      if (cells.length !== columns || cells.includes('')) throw new Error(`Not ${columns} cells: ${line}`);
      return cells;
    });
}

/** Lines of `id | name | theme | evidence`. Throws for a line of another form, at the start of the program. */
export const factsOf = (text: string): Fact[] =>
  rowsOf(text, 4).map(([id = '', name = '', theme, evidence = '']) => ({
    id,
    name,
    theme: themeOf(theme, id),
    evidence,
  }));

/** Lines of `id | name | about`. */
export const groupsOf = (text: string): Group[] =>
  rowsOf(text, 3).map(([id = '', name = '', about = '']) => ({ id, name, about }));

/** Lines of `theme | sentence`. */
export const rulesOf = (text: string): Rule[] =>
  rowsOf(text, 2).map(([theme, sentence = '']) => ({ theme: themeOf(theme, sentence), text: sentence }));
