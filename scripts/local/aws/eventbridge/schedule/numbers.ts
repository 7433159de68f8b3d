export const refused = (sentence: string): Error => new Error(`The local cloud refuses the schedule: ${sentence}`);

/** A field of a cron expression: its bounds, and words for its numbers from the first on. */
export interface Field {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly words?: readonly string[];
}

/** A number of a field, or the word for it. */
export function numberOf(text: string, field: Field): number {
  const word = field.words?.indexOf(text.toUpperCase()) ?? -1;
  const number = word >= 0 ? word + field.from : Number(/^\d+$/.test(text) ? text : Number.NaN);
  if (!(number >= field.from && number <= field.to)) throw refused(`${text} is no ${field.name}`);
  return number;
}

/** `*`, `5`, `1-5`, each also with a step (`0/15`). */
function part(text: string, field: Field): number[] {
  const [range = '', step, ...more] = text.split('/');
  if (more.length > 0 || (step !== undefined && !/^[1-9]\d*$/.test(step))) throw refused(`${text} is no ${field.name}`);
  const [first = '', last, ...others] = range.split('-');
  if (others.length > 0) throw refused(`${text} is no ${field.name}`);
  const from = range === '*' ? field.from : numberOf(first, field);
  const end = step === undefined ? from : field.to;
  const to = range === '*' ? field.to : last === undefined ? end : numberOf(last, field);
  if (to < from) throw refused(`${text} ends before it begins`);
  const by = Number(step ?? 1);
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}

/** The numbers that a field names, in order. */
export const numbersOf = (text: string, field: Field): ReadonlySet<number> =>
  new Set(
    text
      .split(',')
      .flatMap((each) => part(each, field))
      .sort((a, b) => a - b),
  );
