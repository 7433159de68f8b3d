import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { DomainName } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { metricsNamespace } from '#shared/kernel/metrics.ts';
import { workerTimeLimit } from '#shared/kernel/time-limits.ts';
import { bundleFolder } from '../bundling/bundle.ts';
import { DomainFunction } from '../constructs/domain-function.ts';
import {
  grantAudit,
  grantContentRead,
  grantContentSweep,
  grantContentWrite,
  grantMail,
  grantTable,
  type TableUse,
} from '../constructs/grants.ts';
import { nativeLayer } from '../constructs/native-layer.ts';
import { nightly, onEvent, runsInBackground, sweepEvery } from '../constructs/schedule.ts';
import type { Served } from '../routes.ts';
import type { MailStack } from './mail-stack.ts';
import { requestEnvironment, type Surroundings } from './request-environment.ts';

/** Endpoints by domain. */
export type Contract = Readonly<Record<DomainName, Readonly<Record<string, Endpoint>>>>;

export interface DomainStackProps extends StackProps, Surroundings {
  readonly mail: MailStack;
  readonly contract: Contract;
  /** Folder of the functions' bundles. */
  readonly bundles: string;
}

/** Form of a domain or queue in resource names: `ai-tools` becomes `AiTools`. */
const titled = (name: string): string => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

interface Size {
  /** In megabytes. */
  readonly memory?: number;
  /** In seconds. */
  readonly timeLimit?: number;
}

/** A domain: its functions, their permissions, and what triggers them besides requests. */
export class DomainStack extends Stack {
  readonly domain: DomainName;
  readonly from: DomainStackProps;
  /** The endpoints of its functions; the API's stack creates the routes. */
  readonly served: Served<DomainFunction>[] = [];

  constructor(scope: Construct, domain: DomainName, props: DomainStackProps) {
    super(scope, `Rampart-${props.config.stage}-${titled(domain)}`, props);
    this.domain = domain;
    this.from = props;
  }

  /** The domain's HTTP function, for its part of the contract except the endpoints in `except`. */
  http(description: string, except: readonly Endpoint[] = []): DomainFunction {
    const fn = this.answering('Http', 'handler.ts', description);
    this.answers(
      fn,
      Object.values(this.from.contract[this.domain]).filter((endpoint) => !except.includes(endpoint)),
    );
    return fn;
  }

  /**
   * The HTTP function of a domain with managed things: reads and puts them, with an audit row for every act. `also` is
   * what else it does with the table.
   */
  managed(description: string, ...also: TableUse[]): DomainFunction {
    const fn = this.http(description);
    grantTable(fn, this.from.data.table, 'GetItem', 'PutItem', ...also);
    grantAudit(fn, this.from.data.audit);
    return fn;
  }

  /** Assigns endpoints to a function, with what it takes to answer requests. */
  answers(fn: DomainFunction, endpoints: readonly Endpoint[]): void {
    fn.settings(requestEnvironment(this.from));
    this.served.push(...endpoints.map((endpoint) => ({ endpoint, fn })));
  }

  /** Gives a function that reads the settings the operator's addresses, which count until somebody changes them there. */
  readsSettings(fn: DomainFunction): void {
    const { operatorMail, supportMail, postalAddress } = this.from.config;
    fn.settings({ operatorMail, supportMail, postalAddress });
  }

  /** A function behind HTTP, without grants; `entry` is a file in the domain's folder, memory in megabytes. */
  answering(id: string, entry: string, description: string, size: Size = {}): DomainFunction {
    const fn = new DomainFunction(this, id, {
      bundle: bundleFolder(this.from.bundles, `${this.domain}/${entry}`),
      description,
      ...size,
      service: `${this.domain}-${id.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
    });
    return fn.setting('metrics', metricsNamespace(this.from.config.stage));
  }

  /** The same with the library for pictures, whose native code is in a layer. */
  native(id: string, entry: string, description: string, size: Size = {}): DomainFunction {
    return this.withPictures(this.answering(id, entry, description, size));
  }

  /** Gives a function the library for pictures. */
  withPictures(fn: DomainFunction): DomainFunction {
    fn.addLayers(nativeLayer(this, this.from.bundles));
    return fn;
  }

  /**
   * A function for events and schedules, without grants but one: what fails again and again, or waits too long, is kept
   * with the failed events.
   */
  worker(id: string, entry: string, description: string, size: Size = {}): DomainFunction {
    const fn = this.answering(id, entry, description, { timeLimit: workerTimeLimit, ...size });
    runsInBackground(fn, this.from.data.failures);
    return fn;
  }

  /** The worker of an outbox that sends the domain's mails, which the functions that answer requests may not do. */
  outbox(description: string, ...also: TableUse[]): DomainFunction {
    const fn = this.tasks(description, ...also);
    grantMail(fn, this.from.mail.mailer);
    return fn;
  }

  /**
   * The worker of the domain's outbox: called by an event when tasks are due, and every minute by a schedule in case
   * one was missed. `also` is what it does with the table besides finding, leasing and finishing tasks.
   */
  tasks(description: string, ...also: TableUse[]): DomainFunction {
    const fn = this.worker('Outbox', 'outbox.sweep.ts', description);
    this.worksOff(fn, this.domain, ...also);
    return fn;
  }

  /** Has a worker do the tasks of a queue (`functions/lib/outbox`), as above. */
  worksOff(fn: DomainFunction, queue: string, ...also: TableUse[]): void {
    const { data } = this.from;
    grantTable(fn, data.table, 'GetItem', 'PutItem', 'DeleteItem', 'gsi1', ...also);
    onEvent(this, `${titled(queue)}OutboxDue`, data.events, `rampart.${queue}`, ['outbox.due'], fn);
    sweepEvery(this, `${titled(queue)}OutboxSweep`, 1, fn);
  }

  /** Lets a worker write lists into files (`functions/lib/job/list-export.ts`); `also` is how it reads them. */
  exports(fn: DomainFunction, ...also: TableUse[]): void {
    const { table, content } = this.from.data;
    grantTable(fn, table, ...also);
    grantContentRead(fn, content, 'list-portions/*');
    grantContentWrite(fn, content, 'list-portions/*', 'list-exports/*');
  }

  /** Every hour, deletes objects below a prefix (`articles/`) that no item refers to; `also` is how it finds the items. */
  objectSweep(prefix: string, ...also: TableUse[]): DomainFunction {
    const fn = this.worker('Objects', 'object.sweep.ts', `Deletes objects of ${prefix} that no item refers to`);
    grantTable(fn, this.from.data.table, 'GetItem', 'PutItem', ...also);
    grantContentSweep(fn, this.from.data.content, prefix);
    sweepEvery(this, `${titled(this.domain)}ObjectSweep`, 60, fn);
    return fn;
  }

  /** Every hour, purges what the domain's trash has kept long enough; `also` is how it deletes that. */
  trash(...also: TableUse[]): void {
    const fn = this.worker('Trash', 'trash.sweep.ts', 'Purges what the trash has kept for 30 days');
    grantTable(fn, this.from.data.table, 'PutItem', 'gsi1', ...also);
    grantAudit(fn, this.from.data.audit);
    sweepEvery(this, `${titled(this.domain)}TrashSweep`, 60, fn);
  }
  /** Once a night of the site, purges what the domain has kept long enough; `also` is how it finds and deletes that. */
  purge(description: string, ...also: TableUse[]): DomainFunction {
    const fn = this.worker('Nightly', 'nightly.sweep.ts', description);
    this.readsSettings(fn);
    grantTable(fn, this.from.data.table, 'GetItem', 'UpdateItem', ...also);
    nightly(this, `${titled(this.domain)}Nightly`, fn);
    return fn;
  }
}
