import { type Conditions, conditionTest, type RequestContext } from './condition.ts';
import type { Needed } from './needed.ts';
import { wildcard } from './wildcard.ts';

/** A statement of a policy, resolved. */
export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: Conditions;
}

const members = ['Sid', 'Effect', 'Action', 'Resource', 'Condition', 'Principal'];

interface Rule {
  readonly effect: Statement['Effect'];
  readonly actions: readonly RegExp[];
  readonly resources: readonly RegExp[];
  readonly applies: (context: RequestContext) => boolean;
}

function ruleOf(statement: Statement): Rule {
  const unknown = Object.keys(statement).find((member) => !members.includes(member));
  if (unknown) throw new Error(`The local cloud does not know ${unknown} in a policy`);
  const { Effect, Action, Resource, Condition } = statement;
  return {
    effect: Effect,
    // Names of actions are the only part of a policy that is not case-sensitive.
    actions: [Action].flat().map((action) => wildcard(action, 'i')),
    resources: [Resource].flat().map((resource) => wildcard(resource)),
    applies: conditionTest(Condition),
  };
}

/** Statements with their conditions: those of a function's role, or of a bucket. */
export class Policy {
  readonly #rules: readonly Rule[];
  /** Rules by action and resource, so that a repeated call costs only its conditions. */
  readonly #known = new Map<string, readonly Rule[]>();

  /** Throws if a statement says what the local cloud cannot check. */
  constructor(statements: readonly Statement[]) {
    this.#rules = statements.map(ruleOf);
  }

  /** What the policy says to a call; undefined if it says nothing. A single `Deny` outweighs every `Allow`. */
  effectOn({ action, resource, context = {} }: Needed): Statement['Effect'] | undefined {
    const effects = this.#about(action, resource)
      .filter((rule) => rule.applies(context))
      .map(({ effect }) => effect);
    return effects.includes('Deny') ? 'Deny' : effects[0];
  }

  #about(action: string, resource: string): readonly Rule[] {
    const key = `${action} ${resource}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#rules.filter(
      (rule) => rule.actions.some((a) => a.test(action)) && rule.resources.some((r) => r.test(resource)),
    );
    if (this.#known.size < 10_000) this.#known.set(key, found);
    return found;
  }
}
