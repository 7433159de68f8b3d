import { Metrics } from '@aws-lambda-powertools/metrics';
import { type MetricName, metrics } from '#shared/kernel/metrics.ts';

const reporter = new Metrics();

/**
 * Reports a figure: a line of the function's log, from which CloudWatch makes a metric. It costs no call, and no caller
 * waits for it. `value` is in the unit that the list of metrics gives.
 */
export function report(name: MetricName, value: number): void {
  const metric = metrics[name];
  reporter.singleMetric().addMetric(metric.name, metric.unit, value);
}
