import { expect, inject, test } from 'vitest';
import { Stacks } from '#scripts/local/stacks.ts';
import { control, eventually, fileCloud } from './cloud.ts';

interface Reported {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly unit: string;
  readonly count: number;
  readonly sum: number;
  readonly last: number;
}
interface Stat {
  readonly Metric: { Namespace: string; MetricName: string; Dimensions: { Name: string; Value: string }[] };
  readonly Unit: string;
}

const cloud = fileCloud();
const reported = async (): Promise<Reported[]> =>
  (await (await fetch(`${cloud().url}/__local/metrics`)).json()) as Reported[];
const named = async (name: string, service: string) =>
  (await reported()).find((it) => it.name === name && it.dimensions.service === service);
const fire = (rule: string) => control(`fire/${rule}`, {}, cloud().url);

/** What alarms expect to hear of regularly, from the template. */
function expectedRegularly(): string[] {
  const stacks = new Stacks(inject('assembly'));
  const alarms = stacks
    .all('AWS::CloudWatch::Alarm')
    .map((it) => stacks.properties<{ TreatMissingData: string; Metrics?: { MetricStat?: Stat }[] }>(it));
  return alarms
    .filter(({ TreatMissingData }) => TreatMissingData === 'breaching')
    .flatMap(({ Metrics = [] }) => Metrics.flatMap(({ MetricStat }) => MetricStat ?? []))
    .map(({ Metric, Unit }) => JSON.stringify([Metric.Namespace, Metric.MetricName, Metric.Dimensions, Unit]))
    .sort();
}
const keyOf = ({ namespace, name, dimensions, unit }: Reported): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })), unit]);

test('schedules report what alarms wait for: the same names, services and units', async () => {
  const mails = ['Accounts', 'Catalog', 'Commerce', 'Inquiries', 'Newsletter', 'Vocabulary'];
  const books = ['CatalogFiles', 'CatalogIntake', 'Generation'];
  const outboxes = [...mails, ...books].map((it) => `${it}OutboxSweep`);
  const rules = [...outboxes, 'Reconcile', 'CatalogSweep'];
  await Promise.all(rules.map(fire));
  const expected = expectedRegularly();
  expect(expected).toHaveLength(11);
  await eventually(async () => {
    const keys = (await reported()).map(keyOf);
    return expected.every((key) => keys.includes(key));
  });
});

test('a refused webhook is counted', async () => {
  const before = (await named('WebhooksFailed', 'commerce-http'))?.sum ?? 0;
  const response = await fetch(`${cloud().url}/api/payments/webhook/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  });
  expect(response.status).toBe(400);
  await eventually(async () => ((await named('WebhooksFailed', 'commerce-http'))?.sum ?? 0) === before + 1);
});
