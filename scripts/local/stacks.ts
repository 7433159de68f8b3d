import { type GatewayRoute, RouteTable } from './gateway/routes.ts';
import { type Json, type Properties as Plain, type Resource as Read, readAssembly } from './template/assembly.ts';
import { Compute } from './template/compute.ts';
import { localName } from './template/identity.ts';
import { Machines } from './template/machines.ts';
import { Resolver } from './template/resolve.ts';

export { edgeGlobals } from './edge/viewer-function.ts';

export type Properties = Plain;
export type Resource = Read;
/** A function as it would run, with its bundle, its environment and its role's statements. */
export type StackFunction = ReturnType<Compute['functions']>[number];
/** A state machine with its definition (JSON) and its role's statements. */
export type StackMachine = ReturnType<Machines['machines']>[number];
export type Statement = StackFunction['statements'][number];

/**
 * The stacks of a cloud assembly, for reading them without running them. Names and values are those that the local
 * cloud would use; addresses and secrets, which exist only in a running one, are empty.
 */
export class Stacks {
  readonly #resources: readonly Resource[];
  readonly #resolver: Resolver;
  readonly #compute: Compute;
  readonly #machines: Machines;

  constructor(directory: string) {
    const assembly = readAssembly(directory);
    this.#resources = assembly.resources;
    this.#resolver = new Resolver(assembly, { s3Host: () => 'bucket.test', secret: () => '', addresses: {} });
    this.#compute = new Compute(assembly, this.#resolver);
    this.#machines = new Machines(assembly, this.#resolver);
  }

  /** The resources of a type, as in the templates. */
  all(type: string): Resource[] {
    return this.#resources.filter((resource) => resource.type === type);
  }

  /** The short name of a resource: the stack's last word and the id without its hash. */
  nameOf(resource: Pick<Resource, 'stack' | 'id'>): string {
    return localName(resource);
  }

  /** A resource's properties, fully resolved. */
  properties<T = Record<string, Json>>(resource: Resource): T {
    return this.#resolver.properties<T>(resource);
  }

  functions(): StackFunction[] {
    return this.#compute.functions();
  }

  /** The state machines. Throws if the language's rules or the local cloud refuse one. */
  machines(): StackMachine[] {
    return this.#machines.machines();
  }

  /** The routes of the HTTP API; `target` is the kind of their authoriser, `NONE` without one. */
  routes(): RouteTable<string> {
    const routes = this.all('AWS::ApiGatewayV2::Route').map(
      ({ properties }): GatewayRoute<string> => ({
        key: String(properties.RouteKey),
        target: String(properties.AuthorizationType ?? 'NONE'),
      }),
    );
    return new RouteTable(routes);
  }
}
