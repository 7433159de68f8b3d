import { join } from 'node:path';
import { compilePattern } from '../aws/eventbridge/pattern/pattern.ts';
import { type Schedule, scheduleOf } from '../aws/eventbridge/schedule/expression.ts';
import type { Resource } from './assembly.ts';
import { Part } from './part.ts';
import type { EventInvokeProperties, FunctionProperties, RuleProperties } from './properties.ts';

/** The functions, and what runs them besides requests. */
export class Compute extends Part {
  functions() {
    return this.all('AWS::Lambda::Function')
      .filter(({ properties }) => String(properties.Runtime).startsWith('nodejs'))
      .map((resource) => {
        const p = this.resolver.properties<FunctionProperties>(resource);
        const [file = 'index', handler = 'handler'] = p.Handler.split('.');
        return {
          name: this.resolver.ref(resource),
          arn: this.resolver.arn(resource),
          bundle: join(this.#assetPath(resource), `${file}.mjs`),
          handler,
          memory: p.MemorySize ?? 128,
          timeout: p.Timeout ?? 3,
          reserved: p.ReservedConcurrentExecutions,
          environment: p.Environment?.Variables ?? {},
          deadLetters: p.DeadLetterConfig?.TargetArn,
          isNative: (p.Layers ?? []).length > 0,
          statements: this.statementsOf(resource, 'Role'),
        };
      });
  }

  /** How functions are called by events and schedules, by name: Lambda's defaults for those that say nothing. */
  eventInvokes() {
    return new Map(
      this.all('AWS::Lambda::EventInvokeConfig').map((resource) => {
        const p = this.resolver.properties<EventInvokeProperties>(resource);
        return [
          p.FunctionName,
          {
            retries: p.MaximumRetryAttempts ?? 2,
            maxAge: p.MaximumEventAgeInSeconds ?? 21_600,
            destination: p.DestinationConfig?.OnFailure?.Destination,
          },
        ];
      }),
    );
  }

  /** The rules that are enabled. */
  rules() {
    return this.all('AWS::Events::Rule').flatMap((resource) => {
      const p = this.resolver.properties<RuleProperties>(resource);
      refuseChanges(p.Targets);
      const rule = {
        name: this.resolver.ref(resource).replace(/^[^-]+-/, ''),
        arn: this.resolver.arn(resource),
        schedule: p.ScheduleExpression === undefined ? undefined : scheduleOfRule(p.ScheduleExpression),
        bus: p.EventPattern && (p.EventBusName ?? 'default'),
        matches: p.EventPattern && compilePattern(p.EventPattern),
        targets: p.Targets.map(({ Arn }) => Arn),
      };
      return p.State === 'DISABLED' ? [] : [rule];
    });
  }

  #assetPath(resource: Resource): string {
    return join(this.assembly.directory, String(resource.metadata['aws:asset:path']));
  }
}

/** One time only is for EventBridge Scheduler. */
function scheduleOfRule(expression: string): Schedule {
  if (expression.startsWith('at(')) throw new Error(`AWS refuses a rule with the schedule ${expression}`);
  return scheduleOf(expression);
}

/** A target that gets something else than the event. */
function refuseChanges(targets: RuleProperties['Targets']): void {
  const unknown = targets.flatMap(Object.keys).find((key) => !['Id', 'Arn', 'RetryPolicy'].includes(key));
  if (unknown) throw new Error(`The local cloud does not know ${unknown} of a rule's target`);
}
