import type { RequestContext } from './condition.ts';
import type { Needed } from './needed.ts';
import { type Grant, Policy, type Statement } from './policy.ts';

/** A statement of the policy of a bucket or a queue, resolved. */
export interface ResourceStatement extends Statement {
  readonly Principal: '*' | Readonly<Record<string, string | readonly string[]>>;
}

export interface Policies {
  /** Statements of the functions' roles, by function. */
  readonly roles: ReadonlyMap<string, readonly Statement[]>;
  /** Statements of the policies of buckets and queues. */
  readonly resources: readonly ResourceStatement[];
  /** Services of AWS that call by themselves, by principal (`cloudfront.amazonaws.com`), with what their calls say. */
  readonly services?: ReadonlyMap<string, RequestContext>;
}

/** A service's own permissions, and what its calls say about themselves. */
interface ServiceRole {
  readonly policy: Policy;
  readonly context: RequestContext;
}

/** What the role of a function grants it. */
export interface FunctionGrant extends Grant {
  readonly function: string;
}

const isForEverybody = ({ Principal }: ResourceStatement): boolean =>
  Principal === '*' || [Principal.AWS ?? []].flat().includes('*');

/** What the resources' policies allow a service of AWS. */
const allowedTo = (service: string, statements: readonly ResourceStatement[]): ResourceStatement[] =>
  statements.filter(
    ({ Effect, Principal }) =>
      Effect === 'Allow' && Principal !== '*' && [Principal.Service ?? []].flat().includes(service),
  );

/** What a resource's policy forbids everybody. */
function refusals(statements: readonly ResourceStatement[]): ResourceStatement[] {
  const denials = statements.filter(({ Effect }) => Effect === 'Deny');
  if (!denials.every(isForEverybody))
    throw new Error('The local cloud knows no policy of a bucket or a queue that refuses some callers');
  return denials;
}

/** Who may do what: the functions what their roles allow and no bucket or queue forbids, all others (the seed, a test) everything. */
export class Authority {
  readonly #roles: ReadonlyMap<string, Policy>;
  readonly #resources: Policy;
  readonly #services: ReadonlyMap<string, ServiceRole>;

  /** Throws if a policy says what the local cloud cannot check. */
  constructor({ roles, resources, services = new Map() }: Policies) {
    this.#roles = new Map([...roles].map(([caller, statements]) => [caller, new Policy(statements)]));
    this.#resources = new Policy(refusals(resources));
    this.#services = new Map(
      [...services].map(([name, context]) => [name, { policy: new Policy(allowedTo(name, resources)), context }]),
    );
  }

  mayDo(caller: string, needed: Needed): boolean {
    const service = this.#services.get(caller);
    const role = service?.policy ?? this.#roles.get(caller);
    if (!role) return true;
    // Every call counts as encrypted: here there is no TLS that a client could leave out.
    const call = { ...needed, context: { ...needed.context, ...service?.context, 'aws:SecureTransport': 'true' } };
    return role.effectOn(call) === 'Allow' && this.#resources.effectOn(call) !== 'Deny';
  }

  /** Everything that the roles grant, and what of it has been used. */
  grants(): FunctionGrant[] {
    return [...this.#roles].flatMap(([caller, role]) => role.grants().map((grant) => ({ function: caller, ...grant })));
  }
}

/** AWS's sentence for a caller without a permission. */
export const refusalOf = (caller: string, { action, resource }: Needed): string =>
  `${caller} is not authorized to perform: ${action} on resource: ${resource}`;
