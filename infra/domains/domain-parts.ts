import type { Stack } from 'aws-cdk-lib';
import { apis, type DomainName } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { bundleFolder } from '../bundling/bundle.ts';
import { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantMail, grantTableWrite } from '../constructs/grants.ts';
import type { SiteApi } from '../constructs/http-api.ts';
import type { Mailer } from '../constructs/mailer.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
import { type Surroundings, sharedEnvironment } from '../stacks/shared-environment.ts';

export interface DomainPartsProps extends Surroundings {
  readonly site: SiteApi;
  readonly mailer: Mailer;
  /** Where the functions' bundles are. */
  readonly bundles: string;
}

interface OutboxProps {
  readonly id: string;
  /** Name of the schedule. */
  readonly sweep: string;
  readonly description: string;
  /** File of the domain, `outbox.sweep.ts` unless told. */
  readonly entry?: string;
}

/** What a domain is put together from: functions in one stack, and what they may be granted. */
export class DomainParts {
  readonly stack: Stack;
  readonly from: DomainPartsProps;

  constructor(stack: Stack, from: DomainPartsProps) {
    this.stack = stack;
    this.from = from;
  }

  /** A domain's HTTP function, routed by its part of the contract, or by `endpoints` of it. */
  http(name: DomainName, description: string, endpoints: Record<string, Endpoint> = apis[name]): DomainFunction {
    const fn = this.worker(name[0]?.toUpperCase() + name.slice(1), `${name}/handler.ts`, description);
    this.from.site.serve(name, Object.values(endpoints), fn);
    return fn;
  }

  /** The HTTP function of a domain whose things admins manage: the table, and a row of the log for every act. */
  managed(name: DomainName, description: string): DomainFunction {
    const fn = this.http(name, description);
    grantTableWrite(fn, this.from.data.table);
    grantAudit(fn, this.from.data.audit);
    return fn;
  }

  /** A function that works beside requests, with no grant yet. `memory` in megabytes. */
  worker(id: string, entry: string, description: string, memory?: number): DomainFunction {
    const bundle = bundleFolder(this.from.bundles, entry);
    return new DomainFunction(this.stack, id, {
      bundle,
      description,
      environment: sharedEnvironment(this.from),
      memory,
    });
  }

  /**
   * The worker of a domain's outbox: an event calls it when tasks are due, and a schedule each minute for what that missed. It
   * sends the domain's mails, which no function that answers requests may.
   */
  outbox(queue: DomainName, { id, sweep, description, entry = 'outbox.sweep.ts' }: OutboxProps): DomainFunction {
    const { data, mailer } = this.from;
    const fn = this.worker(id, `${queue}/${entry}`, description);
    grantTableWrite(fn, data.table);
    grantMail(fn, mailer);
    onEvent(this.stack, `${id}Due`, data.events, `rampart.${queue}`, ['outbox.due'], fn);
    sweepEvery(this.stack, sweep, 1, fn);
    return fn;
  }

  /** Purges, every hour, what a domain's trash has kept long enough. */
  trash(id: string, entry: string): void {
    const fn = this.worker(id, entry, 'Purges what the trash has kept for 30 days');
    grantTableWrite(fn, this.from.data.table);
    grantAudit(fn, this.from.data.audit);
    sweepEvery(this.stack, `${id}Sweep`, 60, fn);
  }
}
