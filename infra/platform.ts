import type { App, Environment } from 'aws-cdk-lib';
import { apis, type DomainName } from '#shared/api.ts';
import type { StageConfig } from './config.ts';
import { DomainFunction } from './constructs/domain-function.ts';
import { StandardMachine } from './constructs/state-machine.ts';
import { domains } from './domains.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { type Contract, DomainStack } from './stacks/domain-stack.ts';
import { MailStack } from './stacks/mail-stack.ts';
import { WatchStack } from './stacks/watch-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

export interface PlatformProps {
  readonly config: StageConfig;
  readonly env: Environment;
  /** Folder of the functions' bundles. */
  readonly bundles: string;
  /** Endpoints by domain; those of `shared` by default. */
  readonly contract?: Contract;
}

export interface Platform {
  readonly data: DataStack;
  readonly domains: readonly DomainStack[];
  readonly web: WebStack;
}

/** All stacks of a stage: data, user pool, mail, one per domain, API, web, and what watches over them. */
export function buildPlatform(app: App, { config, env, bundles, contract = apis }: PlatformProps): Platform {
  const name = (part: string) => `Rampart-${config.stage}-${part}`;
  // Nobody deletes by accident what holds data.
  const stateful = { env, config, terminationProtection: config.deployed };
  const data = new DataStack(app, name('Data'), stateful);
  const auth = new AuthStack(app, name('Auth'), stateful);
  const mail = new MailStack(app, name('Mail'), { env, config });
  const built = Object.entries(domains).map(([domain, build]) => {
    const props = { env, config, data, auth, mail, bundles, contract };
    const stack = new DomainStack(app, domain as DomainName, props);
    return { stack, http: build(stack) };
  });
  const rest = built.find(({ stack }) => stack.domain === 'reference')?.http;
  if (!rest) throw new Error('No function answers unknown calls');
  const served = built.flatMap(({ stack }) => stack.served);
  const api = new ApiStack(app, name('Api'), { env, config, auth, served, rest });
  const web = new WebStack(app, name('Web'), { env, config, data, auth, api, bundles });
  const stacks = built.map(({ stack }) => stack);
  const constructs = [...stacks, web].flatMap(({ node }) => node.findAll());
  const functions = constructs.filter((it) => it instanceof DomainFunction);
  const machines = constructs.filter((it) => it instanceof StandardMachine);
  new WatchStack(app, name('Watch'), { env, config, data, api, functions, machines });
  return { data, domains: stacks, web };
}
