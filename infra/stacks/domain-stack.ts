import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { DomainName } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { bundleFolder } from '../bundling/bundle.ts';
import { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantContentSweep, grantMail, grantTableWrite } from '../constructs/grants.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
import type { Served } from '../routes.ts';
import type { MailStack } from './mail-stack.ts';
import { type Surroundings, sharedEnvironment } from './shared-environment.ts';

/** Endpoints by domain. */
export type Contract = Readonly<Record<DomainName, Readonly<Record<string, Endpoint>>>>;

export interface DomainStackProps extends StackProps, Surroundings {
  readonly mail: MailStack;
  readonly contract: Contract;
  /** Where the functions' bundles are. */
  readonly bundles: string;
}

/** `ai-tools` as it is written in names of resources: `AiTools`. */
const titled = (domain: DomainName): string =>
  domain.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Seconds: less than the lease of a task, more than a sweep and the longest task that it begins at its end. */
const outboxTimeout = 50;

/** A domain: its functions, what each may reach, and what calls them beside requests. */
export class DomainStack extends Stack {
  readonly domain: DomainName;
  readonly from: DomainStackProps;
  /** Which endpoints its functions answer; the API's stack makes the routes. */
  readonly served: Served<DomainFunction>[] = [];

  constructor(scope: Construct, domain: DomainName, props: DomainStackProps) {
    super(scope, `Rampart-${props.config.stage}-${titled(domain)}`, props);
    this.domain = domain;
    this.from = props;
  }

  /** The domain's HTTP function, which answers its part of the contract, `except` for some endpoints. */
  http(description: string, except: readonly Endpoint[] = []): DomainFunction {
    const fn = this.worker('Http', 'handler.ts', description);
    this.answers(
      fn,
      Object.values(this.from.contract[this.domain]).filter((endpoint) => !except.includes(endpoint)),
    );
    return fn;
  }

  /** The HTTP function of a domain whose things admins manage: the table, and a row of the log for every act. */
  managed(description: string): DomainFunction {
    const fn = this.http(description);
    grantTableWrite(fn, this.from.data.table);
    grantAudit(fn, this.from.data.audit);
    return fn;
  }

  /** Endpoints that a function answers. */
  answers(fn: DomainFunction, endpoints: readonly Endpoint[]): void {
    this.served.push(...endpoints.map((endpoint) => ({ endpoint, fn })));
  }

  /** A function with no grant yet; `entry` is a file of the domain's folder, memory in megabytes, timeout in seconds. */
  worker(
    id: string,
    entry: string,
    description: string,
    size: { readonly memory?: number; readonly timeout?: number } = {},
  ): DomainFunction {
    return new DomainFunction(this, id, {
      bundle: bundleFolder(this.from.bundles, `${this.domain}/${entry}`),
      description,
      environment: sharedEnvironment(this.from),
      ...size,
      service: `${this.domain}-${id.toLowerCase()}`,
    });
  }

  /**
   * The worker of the domain's outbox: an event calls it when tasks are due, and a schedule each minute for what that
   * missed. It sends the domain's mails, which no function that answers requests may. `entry` is a file of the domain.
   */
  outbox(description: string, entry = 'outbox.sweep.ts'): DomainFunction {
    const { data, mail } = this.from;
    const fn = this.worker('Outbox', entry, description, { timeout: outboxTimeout });
    grantTableWrite(fn, data.table);
    grantMail(fn, mail.mailer);
    onEvent(this, `${titled(this.domain)}OutboxDue`, data.events, `rampart.${this.domain}`, ['outbox.due'], fn);
    sweepEvery(this, `${titled(this.domain)}OutboxSweep`, 1, fn);
    return fn;
  }

  /** Deletes, every hour, objects below a prefix (`articles/`) that nothing in the table refers to. */
  objectSweep(prefix: string): void {
    const fn = this.worker('Objects', 'object.sweep.ts', `Deletes objects of ${prefix} that no item refers to`);
    grantTableWrite(fn, this.from.data.table);
    grantContentSweep(fn, this.from.data.content, prefix);
    sweepEvery(this, `${titled(this.domain)}ObjectSweep`, 60, fn);
  }

  /** Purges, every hour, what the domain's trash has kept long enough. */
  trash(): void {
    const fn = this.worker('Trash', 'trash.sweep.ts', 'Purges what the trash has kept for 30 days');
    grantTableWrite(fn, this.from.data.table);
    grantAudit(fn, this.from.data.audit);
    sweepEvery(this, `${titled(this.domain)}TrashSweep`, 60, fn);
  }
}
