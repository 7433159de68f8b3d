/** A metric that a function has reported, as CloudWatch would know it. */
export interface LocalMetric {
  readonly namespace: string;
  readonly name: string;
  readonly unit: string;
  readonly dimensions: Readonly<Record<string, string>>;
  /** How often it was reported, the sum of all values, and the last one. */
  readonly count: number;
  readonly sum: number;
  readonly last: number;
}

/** A line of a log in CloudWatch's embedded metric format. */
interface Embedded {
  readonly _aws: {
    readonly CloudWatchMetrics: readonly {
      readonly Namespace: string;
      readonly Dimensions: readonly (readonly string[])[];
      readonly Metrics: readonly { readonly Name: string; readonly Unit?: string }[];
    }[];
  };
  readonly [field: string]: unknown;
}

function embeddedIn(line: string): Embedded | undefined {
  if (!line.startsWith('{') || !line.includes('"CloudWatchMetrics"')) return undefined;
  try {
    return JSON.parse(line) as Embedded;
  } catch {
    // Not a line of its own: CloudWatch ignores it as well.
    return undefined;
  }
}

/** The metrics of one line: one for each of its names and sets of dimensions. */
function* metricsOf(line: Embedded): Generator<Omit<LocalMetric, 'count' | 'sum'>> {
  for (const { Namespace: namespace, Dimensions, Metrics } of line._aws.CloudWatchMetrics)
    for (const { Name: name, Unit: unit = 'None' } of Metrics)
      for (const names of Dimensions) {
        const dimensions = Object.fromEntries(names.map((dimension) => [dimension, String(line[dimension])]));
        for (const last of [line[name]].flat().map(Number)) yield { namespace, name, unit, dimensions, last };
      }
}

/** What CloudWatch makes of the functions' logs: a metric for each figure in the embedded metric format. */
export class LocalMetrics {
  readonly #metrics = new Map<string, LocalMetric>();

  /** Reads what a function wrote: whole lines, as each is written at once. */
  read(text: string): void {
    if (!text.includes('"_aws"')) return;
    for (const line of text.split('\n')) {
      const embedded = embeddedIn(line);
      if (embedded) for (const metric of metricsOf(embedded)) this.#add(metric);
    }
  }

  /** All metrics reported since the start. */
  list(): LocalMetric[] {
    return [...this.#metrics.values()];
  }

  #add(metric: Omit<LocalMetric, 'count' | 'sum'>): void {
    const { namespace, name, dimensions, last } = metric;
    const key = JSON.stringify([namespace, name, dimensions]);
    const { count = 0, sum = 0 } = this.#metrics.get(key) ?? {};
    this.#metrics.set(key, { ...metric, count: count + 1, sum: sum + last });
  }
}
