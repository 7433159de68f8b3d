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

/** One action on one resource of a statement, and whether a call has needed it. */
export interface Grant {
  readonly effect: Statement['Effect'];
  readonly action: string;
  readonly resource: string;
  readonly condition?: Conditions;
  readonly isUsed: boolean;
}

const members = ['Sid', 'Effect', 'Action', 'Resource', 'Condition', 'Principal'];

interface Rule {
  /** Marked when a call needs it: that is all the record costs. */
  readonly grant: Grant & { isUsed: boolean };
  readonly isAbout: (action: string, resource: string) => boolean;
  readonly applies: (context: RequestContext) => boolean;
}

function ruleOf({ Effect, Condition }: Statement, action: string, resource: string): Rule {
  // Names of actions are the only part of a policy that is not case-sensitive.
  const [actions, resources] = [wildcard(action, 'i'), wildcard(resource)];
  return {
    grant: { effect: Effect, action, resource, condition: Condition, isUsed: false },
    isAbout: (asked, on) => actions.test(asked) && resources.test(on),
    applies: conditionTest(Condition),
  };
}

function rulesOf(statement: Statement): Rule[] {
  const unknown = Object.keys(statement).find((member) => !members.includes(member));
  if (unknown) throw new Error(`The local cloud does not know ${unknown} in a policy`);
  const resources = [statement.Resource].flat();
  return [statement.Action].flat().flatMap((action) => resources.map((on) => ruleOf(statement, action, on)));
}

/** Statements with their conditions: those of a function's role, or of a bucket. */
export class Policy {
  readonly #rules: readonly Rule[];
  /** Rules by action and resource, so that a repeated call costs only its conditions. */
  readonly #known = new Map<string, readonly Rule[]>();

  /** Throws if a statement says what the local cloud cannot check. */
  constructor(statements: readonly Statement[]) {
    this.#rules = statements.flatMap(rulesOf);
  }

  /** What the policy says to a call; undefined if it says nothing. A single `Deny` outweighs every `Allow`. */
  effectOn({ action, resource, context = {} }: Needed): Statement['Effect'] | undefined {
    const applied = this.#about(action, resource).filter((rule) => rule.applies(context));
    for (const { grant } of applied) grant.isUsed = true;
    const effects = applied.map(({ grant }) => grant.effect);
    return effects.includes('Deny') ? 'Deny' : effects[0];
  }

  /** Each action on each resource, in the order of the statements. */
  grants(): Grant[] {
    return this.#rules.map(({ grant }) => ({ ...grant }));
  }

  #about(action: string, resource: string): readonly Rule[] {
    const key = `${action} ${resource}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#rules.filter((rule) => rule.isAbout(action, resource));
    if (this.#known.size < 10_000) this.#known.set(key, found);
    return found;
  }
}
