import { describe, expect, it } from 'vitest';
import { type EventRule, LocalEventBridge } from './eventbridge.ts';
import { compilePattern } from './pattern/pattern.ts';

const clock = { now: () => Date.UTC(2031, 4, 6, 7, 8, 9, 123) };
const mail = { bus: undefined, source: 'aws.ses', detailType: 'Email Sent', detail: { eventType: 'Send' } };

/** A bus with one rule, and the events the rule received. */
function busWith(rule: Partial<EventRule>) {
  const heard: unknown[] = [];
  const bus = new LocalEventBridge(clock);
  const invoke = async (event: unknown) => {
    heard.push(event);
  };
  const rules: EventRule[] = [{ name: 'rule', bus: 'default', matches: () => true, invoke, ...rule }];
  return { bus, rules, heard };
}

describe('a rule', () => {
  it('receives the event in its envelope', async () => {
    const { bus, rules, heard } = busWith({ matches: compilePattern({ source: ['aws.ses'] }) });
    bus.use(rules);
    const id = bus.publish(mail);
    await bus.idle();
    expect(heard).toEqual([
      {
        version: '0',
        id,
        'detail-type': 'Email Sent',
        source: 'aws.ses',
        account: '000000000000',
        time: '2031-05-06T07:08:09Z',
        region: 'us-east-1',
        resources: [],
        detail: { eventType: 'Send' },
      },
    ]);
  });

  it.each<[string, Partial<EventRule>, number]>([
    ['of any kind, without a filter', {}, 1],
    ['of its pattern only', { matches: compilePattern({ 'detail-type': ['Email Bounced'] }) }, 0],
    ['by what is in them', { matches: compilePattern({ detail: { eventType: ['Send'] } }) }, 1],
    ['of its bus only', { bus: 'other' }, 0],
  ])('receives events %s', async (_, rule, times) => {
    const { bus, rules, heard } = busWith(rule);
    bus.use(rules);
    bus.publish(mail);
    await bus.idle();
    expect(heard).toHaveLength(times);
  });

  it('accepts its bus as an ARN too', async () => {
    const { bus, rules, heard } = busWith({ bus: 'other' });
    bus.use(rules);
    bus.publish({ ...mail, bus: 'arn:aws:events:us-east-1:000000000000:event-bus/other' });
    await bus.idle();
    expect(heard).toHaveLength(1);
  });

  it('receives events published before it was set, once', async () => {
    const { bus, rules, heard } = busWith({});
    bus.publish(mail);
    bus.use(rules);
    bus.use(rules);
    await bus.idle();
    expect(heard).toHaveLength(1);
  });

  it('is rid of an event once Lambda has it: retries are not its own', async () => {
    const { bus, rules, heard } = busWith({});
    const failing = async (event: unknown) => {
      heard.push(event);
      throw new Error('of the function');
    };
    bus.use(rules.map((rule) => ({ ...rule, invoke: failing })));
    bus.publish(mail);
    await bus.idle();
    expect(heard).toHaveLength(1);
  });
});
