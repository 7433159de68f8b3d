import { Api } from './api.ts';
import type { Assembly } from './assembly.ts';
import { Compute } from './compute.ts';
import { Edge } from './edge.ts';
import { Machines } from './machines.ts';
import { Mail } from './mail.ts';
import { Queues } from './queues.ts';
import type { Resolver } from './resolve.ts';
import { Schedules } from './schedules.ts';
import { Stores } from './stores.ts';

/** The resources of an assembly as the emulators need them. */
export class Resources {
  readonly stores: Stores;
  readonly compute: Compute;
  readonly api: Api;
  readonly edge: Edge;
  readonly mail: Mail;
  readonly machines: Machines;
  readonly queues: Queues;
  readonly schedules: Schedules;

  constructor(assembly: Assembly, resolver: Resolver) {
    this.stores = new Stores(assembly, resolver);
    this.compute = new Compute(assembly, resolver);
    this.api = new Api(assembly, resolver);
    this.edge = new Edge(assembly, resolver);
    this.mail = new Mail(assembly, resolver);
    this.machines = new Machines(assembly, resolver);
    this.queues = new Queues(assembly, resolver);
    this.schedules = new Schedules(assembly, resolver);
  }
}
