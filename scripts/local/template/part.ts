import type { Assembly, Resource } from './assembly.ts';
import type { Resolver } from './resolve.ts';

/** A part of an assembly as its emulators need it, fully resolved. */
export abstract class Part {
  protected readonly assembly: Assembly;
  protected readonly resolver: Resolver;

  constructor(assembly: Assembly, resolver: Resolver) {
    this.assembly = assembly;
    this.resolver = resolver;
  }

  protected all(type: string): Resource[] {
    return this.assembly.resources.filter((resource) => resource.type === type);
  }
}
