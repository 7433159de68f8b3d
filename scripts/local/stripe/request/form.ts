/**
 * Stripe's request encoding: `line_items[0][price_data][currency]=usd` is a tree written as form fields.
 * Lists are branches with numeric names (`[0]`) or none (`[]`); both are read by `branchItems`.
 */
import { invalidRequest } from '../failure.ts';

export type FormNode = string | FormBranch;
export interface FormBranch {
  [name: string]: FormNode;
}

const deepest = 10;

export function decodeForm(encoded: string): FormBranch {
  const root = emptyBranch();
  for (const [name, value] of new URLSearchParams(encoded)) place(root, splitName(name), value);
  return root;
}

/** The list in a branch. JavaScript keeps numeric names sorted, whatever order they arrived in. */
export function branchItems(branch: FormBranch): FormNode[] {
  return Object.values(branch);
}

/** The same fields in any order are the same request; idempotency keys compare requests by this. */
export function canonicalForm(encoded: string): string {
  return JSON.stringify([...new URLSearchParams(encoded)].map((pair) => pair.join('=')).toSorted());
}

/** Has no prototype, so that a field called `__proto__` is only a name. */
function emptyBranch(): FormBranch {
  return Object.create(null) as FormBranch;
}

function splitName(name: string): string[] {
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!parts?.[1]) throw invalidRequest(`Invalid parameter name: ${name}`, { param: name });
  const path = [parts[1], ...[...(parts[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')];
  if (path.length > deepest) throw invalidRequest('Request parameters are nested too deeply.', { param: name });
  return path;
}

function place(root: FormBranch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [depth, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(branch).length) : part;
    if (depth === path.length - 1) {
      branch[name] = value;
      return;
    }
    const next = branch[name] ?? emptyBranch();
    if (typeof next === 'string') throw invalidRequest(`Invalid object: ${name}`, { param: path[0] });
    branch[name] = next;
    branch = next;
  }
}
