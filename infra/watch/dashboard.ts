import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IWidget, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Watched } from './alarmed.ts';
import { settlers } from './alarms.ts';
import { bookOutboxes, outboxes } from './outbox-alarms.ts';
import { type Figure, ofAws, reported } from './watched.ts';

const period = Duration.minutes(5);

const graph = (title: string, left: readonly Figure[]): IWidget =>
  new GraphWidget({ title, left: [...left], width: 8, height: 6 });

/**
 * Every function of the stage by the words of its name, whatever functions there will be. A text in quotes would have to be
 * the whole name.
 */
const ofEachFunction = (stage: string, metric: string, statistic: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metric}" FunctionName=Rampart FunctionName=${stage}', '${statistic}', ${period.toSeconds()})`,
    usingMetrics: {},
    label: '',
    period,
  });

/** The one screen of a stage: what visitors see, what is sold, what runs, what is stored. */
export class Overview extends Dashboard {
  constructor(scope: Construct, id: string, from: Watched) {
    super(scope, id, { dashboardName: `Rampart-${from.stage}` });
    this.addWidgets(...visitors(from));
    this.addWidgets(...business(from));
    this.addWidgets(...machinery(from));
  }
}

const visitors = ({ apiId }: Watched): IWidget[] => {
  const ofApi = (name: string, statistic: string) =>
    ofAws('ApiGateway', name, { period, statistic, of: { ApiId: apiId } });
  return [
    graph('Requests', [ofApi('Count', 'Sum')]),
    graph('Errors', [ofApi('4xx', 'Sum'), ofApi('5xx', 'Sum')]),
    graph('Latency (ms)', [ofApi('Latency', 'p50'), ofApi('Latency', 'p95'), ofApi('Latency', 'p99')]),
  ];
};

const business = ({ stage }: Watched): IWidget[] => {
  const max = { period, statistic: 'Maximum' } as const;
  const sum = { period, statistic: 'Sum' } as const;
  return [
    graph('Orders that need attention', [
      ...settlers.map((service) => reported(stage, 'ordersInDoubt', service, sum)),
      reported(stage, 'ordersStuck', 'commerce-reconciler', max),
      reported(stage, 'webhooksFailed', 'commerce-http', sum),
    ]),
    graph(
      'Oldest task of each outbox (s)',
      [...outboxes, ...bookOutboxes].map((service) => reported(stage, 'outboxAge', service, max)),
    ),
    graph('Age of the lists (s)', [reported(stage, 'snapshotAge', 'catalog-snapshot', max)]),
  ];
};

const machinery = ({ stage, table }: Watched): IWidget[] => {
  const of = { TableName: table };
  const units = (name: string) => ofAws('DynamoDB', `Consumed${name}CapacityUnits`, { period, statistic: 'Sum', of });
  return [
    graph('Errors of functions', [ofEachFunction(stage, 'Errors', 'Sum')]),
    graph('Functions at once, in the account', [
      ofAws('Lambda', 'ConcurrentExecutions', { period, statistic: 'Maximum' }),
      ofAws('Lambda', 'Throttles', { period, statistic: 'Sum' }),
    ]),
    graph('Capacity of the table', [units('Read'), units('Write')]),
  ];
};
