/** Whether a value of an event, no object and no array, fulfils a condition. */
export type Condition = (value: unknown) => boolean;

export const refused = (sentence: string): Error => new Error(`The local cloud refuses the event pattern: ${sentence}`);

const json = (value: unknown): string => JSON.stringify(value);

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A test of texts by one text, by what AWS calls it. */
const textTests: Readonly<Record<string, (value: string, text: string) => boolean>> = {
  prefix: (value, text) => value.startsWith(text),
  suffix: (value, text) => value.endsWith(text),
  'equals-ignore-case': (value, text) => value.toLowerCase() === text.toLowerCase(),
};

function textCondition(name: string, text: unknown): Condition {
  const test = textTests[name];
  if (!test) throw refused(`${name} is not known here`);
  if (typeof text !== 'string') throw refused(`${name} takes a text, not ${json(text)}`);
  return (value) => typeof value === 'string' && test(value, text);
}

const comparisons: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
};

/** The bounds that AWS takes. */
const mostNumber = 5_000_000_000;

/** `[">", 0, "<=", 5]`: one comparison, or a range from its lower bound on. */
function numericCondition(parts: unknown): Condition {
  if (!Array.isArray(parts) || (parts.length !== 2 && parts.length !== 4))
    throw refused(`numeric takes one or two comparisons, not ${json(parts)}`);
  if (parts.length === 4 && !(/^>/.test(parts[0]) && /^</.test(parts[2])))
    throw refused(`numeric takes a range as [">", from, "<", to], not ${json(parts)}`);
  const tests = [parts.slice(0, 2), parts.slice(2)]
    .filter(({ length }) => length > 0)
    .map(([sign, bound]) => {
      const compare = Object.hasOwn(comparisons, sign) ? comparisons[sign] : undefined;
      if (!compare) throw refused(`numeric does not know ${json(sign)}`);
      if (typeof bound !== 'number' || Math.abs(bound) > mostNumber)
        throw refused(`numeric takes numbers of at most five billion, not ${json(bound)}`);
      return (value: number) => compare(value, bound);
    });
  return (value) => typeof value === 'number' && tests.every((test) => test(value));
}

/** Anything but a value, one of several, or a text that begins or ends like this. */
function otherThan(excluded: unknown): Condition {
  if (typeof excluded === 'object' && excluded !== null && !Array.isArray(excluded)) {
    const [[name = '', text] = [], ...more] = Object.entries(excluded);
    if (more.length > 0) throw refused('anything-but takes one kind of test');
    const test = textCondition(name, text);
    return (value) => !test(value);
  }
  const values = [excluded].flat();
  if (values.length === 0 || new Set(values.map((value) => typeof value)).size > 1)
    throw refused(`anything-but takes texts or numbers, not ${json(excluded)}`);
  if (!['string', 'number'].includes(typeof values[0]))
    throw refused(`anything-but takes texts or numbers, not ${json(excluded)}`);
  return (value) => !values.includes(value);
}

/** A member of the array of a field: a value, or an object that names a test. `exists` is none of them: it asks about the field. */
export function conditionOf(member: unknown): Condition {
  if (isScalar(member)) return (value) => value === member;
  const [[name = '', argument] = [], ...more] = Object.entries(Object(member));
  if (Array.isArray(member) || more.length > 0) throw refused(`${json(member)} is no condition`);
  if (name === 'anything-but') return otherThan(argument);
  if (name === 'numeric') return numericCondition(argument);
  return textCondition(name, argument);
}
