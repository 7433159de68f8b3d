import { beforeEach, describe, expect, it } from 'vitest';
import { LocalMetrics } from './metrics.ts';

const line = (Metrics: object[], fields: object, Dimensions = [['service']]) =>
  JSON.stringify({
    _aws: { Timestamp: 1, CloudWatchMetrics: [{ Namespace: 'Shop', Dimensions, Metrics }] },
    service: 'orders',
    ...fields,
  });
const age = { namespace: 'Shop', name: 'Age', unit: 'Seconds', dimensions: { service: 'orders' } };
const ofAge = [{ Name: 'Age', Unit: 'Seconds' }];

describe('metrics in logs', () => {
  let metrics: LocalMetrics;
  beforeEach(() => {
    metrics = new LocalMetrics();
  });

  it('are counted and summed among other lines', () => {
    metrics.read(`{"level":"INFO"}\n${line(ofAge, { Age: 3 })}\nplain text\n${line(ofAge, { Age: 5 })}\n`);
    metrics.read(`${line(ofAge, { Age: [0, 2] })}\n`);
    expect(metrics.list()).toEqual([{ ...age, count: 4, sum: 10, last: 2 }]);
  });

  it('are told apart by dimensions, each set of which is a metric', () => {
    metrics.read(line(ofAge, { Age: 3, zone: 'a' }, [['service'], ['service', 'zone'], []]));
    expect(metrics.list().map(({ dimensions }) => dimensions)).toEqual([
      { service: 'orders' },
      { service: 'orders', zone: 'a' },
      {},
    ]);
  });

  it('have no unit unless one is given', () => {
    metrics.read(line([{ Name: 'Tries' }], { Tries: 1 }));
    expect(metrics.list()).toMatchObject([{ name: 'Tries', unit: 'None' }]);
  });

  it.each(['{"_aws":{"CloudWatchMetrics":', 'say "_aws" and "CloudWatchMetrics"'])('are not in %s', (text) => {
    metrics.read(text);
    expect(metrics.list()).toEqual([]);
  });
});
