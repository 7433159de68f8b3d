/** A statement of a role's policy, resolved. */
export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
}

const list = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value);

function matcher(pattern: string): RegExp {
  const escaped = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${escaped}$`, 'i');
}
interface Rule {
  readonly allow: boolean;
  readonly actions: readonly RegExp[];
  readonly resources: readonly RegExp[];
}

/**
 * What a function's role may do. Actions and resources are checked, conditions are not: a call that the role does not
 * allow fails here as it would on AWS, instead of after a deployment.
 */
export class Role {
  readonly #rules: readonly Rule[];
  readonly #known = new Map<string, boolean>();

  constructor(statements: readonly Statement[]) {
    this.#rules = statements.map((s) => ({
      allow: s.Effect === 'Allow',
      actions: list(s.Action).map(matcher),
      resources: list(s.Resource).map(matcher),
    }));
  }

  may(action: string, resource: string): boolean {
    const key = `${action} ${resource}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const fitting = this.#rules.filter(
      (rule) => rule.actions.some((a) => a.test(action)) && rule.resources.some((r) => r.test(resource)),
    );
    const allowed = fitting.length > 0 && fitting.every((rule) => rule.allow);
    if (this.#known.size < 10_000) this.#known.set(key, allowed);
    return allowed;
  }
}
