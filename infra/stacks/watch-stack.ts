import { Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import type { StandardMachine } from '../constructs/state-machine.ts';
import { tableIndexes } from '../constructs/table.ts';
import { AlarmTopic } from '../watch/alarm-topic.ts';
import type { Alarmed, Watched } from '../watch/alarmed.ts';
import { alarmsOf } from '../watch/alarms.ts';
import { MonthlyBudget } from '../watch/budget.ts';
import { Overview } from '../watch/dashboard.ts';
import { type SavedQuery, savedQueries } from '../watch/queries.ts';
import { watched } from '../watch/watched.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

export interface WatchStackProps extends StackProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly functions: readonly DomainFunction[];
  readonly machines: readonly StandardMachine[];
}

/**
 * What watches over a stage: alarms with their runbooks, the dashboard, saved queries and the budget. It refers to other
 * stacks without holding on to them, so that it never stands in the way of a deployment.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    super(scope, id, props);
    const { config, data, api } = props;
    const { stage, alarmMail: mail } = config;
    const apiId = watched(api.site.api);
    const failures = watched(data.failures, 'QueueName');
    const machines = props.machines.map(({ stateMachine }) => watched(stateMachine));
    const steps = [...new Set(props.machines.flatMap(({ functions }) => [...functions]))].map((fn) => watched(fn));
    const table = watched(data.table);
    const from: Watched = { stage, apiId, table, failures, indexes: tableIndexes, machines, steps };
    const { topic } = new AlarmTopic(this, 'Alarms', mail);
    for (const [name, alarmed] of Object.entries(alarmsOf(from)))
      this.alarm(name, alarmed).addAlarmAction(new SnsAction(topic));
    new Overview(this, 'Overview', from);
    new MonthlyBudget(this, 'Budget', { stage, amount: config.monthlyBudget, mail });
    this.queries(props);
  }

  /** The mail about an alarm shows its description, which ends with the way to the runbook. */
  private alarm(name: string, { runbook, says, figure, from, periods, silence }: Alarmed): Alarm {
    return new Alarm(this, name, {
      alarmDescription: `${says}. What to do: docs/runbooks/${runbook}.md`,
      metric: figure,
      threshold: from,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: silence === 'wrong' ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
  }

  private queries({ config, api, functions }: WatchStackProps): void {
    const ofGateway = [watched(api.site.accessLog)];
    const ofFunctions = [...new Set(functions.map(({ logGroup }) => logGroup))].map((log) => watched(log));
    const groups: Readonly<Record<SavedQuery['over'], string[]>> = {
      gateway: ofGateway,
      functions: ofFunctions,
      both: [...ofGateway, ...ofFunctions],
    };
    for (const [name, { over, lines }] of Object.entries(savedQueries))
      new CfnQueryDefinition(this, name, {
        name: `Rampart-${config.stage}/${name}`,
        queryString: lines.join('\n| '),
        logGroupNames: groups[over],
      });
  }
}
