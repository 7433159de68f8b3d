import { wildcard } from './wildcard.ts';

/** What a request says about itself, by condition key. An absent key has no value. */
export type RequestContext = Readonly<Record<string, string | undefined>>;

type Values = string | boolean | readonly (string | boolean)[];
/** The `Condition` of a statement: operator, key, values. */
export type Conditions = Readonly<Record<string, Readonly<Record<string, Values>>>>;

/** The condition keys that requests to the local cloud carry. */
const keys = [
  'aws:SecureTransport',
  'aws:SourceAccount',
  'aws:SourceArn',
  'bedrock:InferenceProfileArn',
  's3:prefix',
  'ses:FromAddress',
] as const;

/** As ARNs are compared: each of their six parts for itself, so that a star does not reach beyond a colon. */
const likeArn = (wanted: string) => {
  const patterns = partsOf(wanted).map((part) => wildcard(part));
  return (value: string) => {
    const parts = partsOf(value);
    return parts.length === patterns.length && patterns.every((pattern, index) => pattern.test(parts[index] ?? ''));
  };
};

function partsOf(arn: string): string[] {
  const parts = arn.split(':');
  return [...parts.slice(0, 5), parts.slice(5).join(':')];
}

/** How a request's value is compared with one of a condition. */
const operators: Readonly<Record<string, (wanted: string) => (value: string) => boolean>> = {
  StringEquals: (wanted) => (value) => value === wanted,
  StringLike: (wanted) => {
    const pattern = wildcard(wanted);
    return (value) => pattern.test(value);
  },
  ArnEquals: likeArn,
  ArnLike: likeArn,
  Bool: (wanted) => (value) => value.toLowerCase() === wanted.toLowerCase(),
};

const known = (name: string): string => {
  const key = keys.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  if (!key) throw new Error(`The local cloud does not know the condition key ${name}`);
  return key;
};

/** Any of the values will do, and a request without the key never fits: none of the operators is an `…IfExists`. */
function testOf(operator: string, name: string, values: Values): (context: RequestContext) => boolean {
  const compare = operators[operator];
  if (!compare) throw new Error(`The local cloud does not know the condition operator ${operator}`);
  const key = known(name);
  const comparisons = [values].flat().map((wanted) => compare(String(wanted)));
  return (context) => {
    const value = context[key];
    return value !== undefined && comparisons.some((isMet) => isMet(value));
  };
}

/** Whether a request meets all conditions of a statement. An unknown operator or key is refused by name. */
export function conditionTest(conditions: Conditions = {}): (context: RequestContext) => boolean {
  const tests = Object.entries(conditions).flatMap(([operator, byKey]) =>
    Object.entries(byKey).map(([name, values]) => testOf(operator, name, values)),
  );
  return (context) => tests.every((test) => test(context));
}
