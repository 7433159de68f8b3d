import { CfnResource, type Duration, ReferenceStrength, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats, Unit } from 'aws-cdk-lib/aws-cloudwatch';
import type { IConstruct } from 'constructs';
import { type MetricName, metrics, metricsNamespace, serviceDimension } from '#shared/kernel/metrics.ts';

/** A figure to draw or to watch. */
export type Figure = Metric | MathExpression;

/**
 * The name of a resource in another stack, or another attribute of it. Watching something must not keep it: with a
 * strong reference a function could not be removed while its log is in a saved query.
 */
export function watched({ node }: IConstruct, attribute?: string): string {
  const resource = node.defaultChild;
  if (!CfnResource.isCfnResource(resource)) throw new Error(`${node.path} is no resource that could be watched`);
  const value = attribute === undefined ? resource.ref : resource.getAtt(attribute).toString();
  return Stack.consumeReference(value, ReferenceStrength.WEAK);
}

const units = { Seconds: Unit.SECONDS, Count: Unit.COUNT } as const;

/** A figure that a service of ours reports. */
export function reported(
  stage: string,
  name: MetricName,
  service: string,
  { period, statistic }: { readonly period: Duration; readonly statistic: 'Sum' | 'Maximum' },
): Metric {
  const { name: metricName, unit } = metrics[name];
  return new Metric({
    namespace: metricsNamespace(stage),
    metricName,
    dimensionsMap: { [serviceDimension]: service },
    period,
    statistic: statistic === 'Sum' ? Stats.SUM : Stats.MAXIMUM,
    unit: units[unit],
    label: service,
  });
}

/** A figure of AWS itself. Without dimensions it is that of the whole account. */
export const ofAws = (
  namespace: string,
  metricName: string,
  options: { readonly period: Duration; readonly statistic: string; readonly of?: Record<string, string> },
): Metric => {
  const { period, statistic, of: dimensionsMap } = options;
  return new Metric({
    namespace: `AWS/${namespace}`,
    metricName,
    period,
    statistic,
    ...(dimensionsMap && { dimensionsMap }),
  });
};

/** Figures with a sign between them, those without a value as nothing. CloudWatch lets one expression read ten. */
const joined =
  (sign: '+' | '-') =>
  (figures: readonly Metric[], period: Duration, label: string): MathExpression =>
    new MathExpression({
      expression: figures.map((_, index) => `FILL(m${index}, 0)`).join(` ${sign} `),
      usingMetrics: Object.fromEntries(figures.map((metric, index) => [`m${index}`, metric])),
      period,
      label,
    });

/**
 * The largest of figures that are reported regularly. Without a value of one of them there is none of the sum, and so none
 * of this: the alarm hears that one has fallen silent, which the largest alone would not say.
 */
export function largest(figures: readonly Metric[], period: Duration, label: string): Figure {
  const [only] = figures;
  if (only && figures.length === 1) return only;
  const ids = figures.map((_, index) => `m${index}`);
  return new MathExpression({
    expression: `MAX([${ids.join(', ')}]) + 0 * (${ids.join(' + ')})`,
    usingMetrics: Object.fromEntries(figures.map((metric, index) => [`m${index}`, metric])),
    period,
    label,
  });
}

export const sum = joined('+');
/** The first figure without the others, which are parts of it. */
export const difference = joined('-');
