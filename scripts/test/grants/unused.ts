import { grantsOf } from '#test/infra/grants.ts';
import type { FunctionGrant } from '../../local/client.ts';

/** Grants that no test uses, and why they stay all the same. */
export interface Exception {
  /** Matches their lines: `Articles-Http: s3:GetObject data-content/articles/*`. */
  readonly grants: RegExp;
  readonly why: string;
}

/** A grant in the notation of `test/infra/grants.ts`, with its function. */
const lineOf = ({ function: name, effect, action, resource, condition }: FunctionGrant): string =>
  `${name}: ${grantsOf([{ Effect: effect, Action: action, Resource: resource, Condition: condition }]).join()}`;

/** What is wrong with the grants of all clouds together: those that none has used, and exceptions without a grant. */
export function grantFaults(kept: readonly FunctionGrant[], exceptions: readonly Exception[]): string[] {
  const all = new Set(kept.map(lineOf));
  const used = new Set(kept.filter(({ isUsed }) => isUsed).map(lineOf));
  const isExcepted = (line: string) => exceptions.some(({ grants }) => grants.test(line));
  const unused = [...all].filter((line) => !used.has(line) && !isExcepted(line)).sort();
  const idle = exceptions.filter(({ grants }) => ![...all].some((line) => grants.test(line)));
  return [
    ...unused.map((line) => `no test uses  ${line}`),
    ...idle.map(({ grants }) => `the exception ${grants} matches no grant`),
  ];
}
