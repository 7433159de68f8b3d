import { describe, expect, it } from 'vitest';
import { calls, functionArn } from '../testing/test-machines.ts';
import { readDefinition } from './refusals.ts';

const machine = (first: object, more: object = {}) =>
  JSON.stringify({ StartAt: 'First', States: { First: first }, ...more });
const reading = (definition: string, type?: string) => () => readDefinition('Generation', definition, type);
const each = (more: object, flow: object = {}) => ({
  Type: 'Map',
  ItemProcessor: { StartAt: 'One', States: { One: { Type: 'Succeed' } }, ...flow },
  End: true,
  ...more,
});
const service = (Resource: string, more: object = {}) => ({ Type: 'Task', Resource, End: true, ...more });
const invoke = 'arn:aws:states:::lambda:invoke';

describe('a definition', () => {
  it('is read if the local cloud can run it', () => {
    expect(reading(machine(calls('one')))).not.toThrow();
    const Parameters = { FunctionName: functionArn('one'), 'Payload.$': '$$.Execution.Input' };
    expect(reading(machine(service(invoke, { Parameters })))).not.toThrow();
    expect(reading(machine(each({ MaxConcurrency: 5 }, { ProcessorConfig: { Mode: 'INLINE' } })))).not.toThrow();
  });

  it.each([
    ['an express machine', machine(calls('one')), 'it is of type EXPRESS', 'EXPRESS'],
    ['JSONata', machine(calls('one'), { QueryLanguage: 'JSONata' }), 'it is written in JSONata'],
    ['JSONata in a state', machine(calls('one', { QueryLanguage: 'JSONata' })), 'First is written in JSONata'],
    ['a distributed Map', machine(each({}, { ProcessorConfig: { Mode: 'DISTRIBUTED' } })), 'a Map of mode DISTRIBUTED'],
    ['items from a bucket', machine(each({ ItemReader: {} })), 'First has ItemReader'],
    ['failures that a Map tolerates', machine(each({ ToleratedFailureCount: 1 })), 'First has ToleratedFailureCount'],
    ['a task token', machine(service(`${invoke}.waitForTaskToken`)), 'only Lambda can be called'],
    ['another service', machine(service('arn:aws:states:::sqs:sendMessage')), 'only Lambda can be called'],
    ['an activity', machine(service('arn:aws:states:us-east-1:1:activity:a')), 'only Lambda can be called'],
    ['variables', machine(calls('one', { Assign: { a: 1 } })), 'First has Assign'],
    [
      'a limit of time from the input',
      machine(calls('one', { TimeoutSecondsPath: '$.t' })),
      'First has TimeoutSecondsPath',
    ],
    [
      'a function from the input',
      machine(service(invoke, { Parameters: { 'FunctionName.$': '$.f' } })),
      'First.Parameters has FunctionName.$',
    ],
    [
      'an asynchronous call',
      machine(service(invoke, { Parameters: { FunctionName: functionArn('a'), InvocationType: 'Event' } })),
      'First.Parameters has InvocationType',
    ],
    ['no function', machine(service(invoke, { Parameters: {} })), 'First names no function'],
    [
      'the token of a task',
      machine(calls('one', { Parameters: { 't.$': '$$.Task.Token' } })),
      'the context has no $$.Task.Token',
    ],
    ['the whole context', machine(calls('one', { Parameters: { 't.$': '$$' } })), 'the context has no $$'],
    [
      'an unknown field of a retry',
      machine(calls('one', { Retry: [{ ErrorEquals: ['A'], Ever: 1 }] })),
      'First.Retry has Ever',
    ],
    [
      'a state that leads nowhere',
      machine(calls('one', { End: undefined, Next: 'Nowhere' })),
      'the state machine Generation',
    ],
  ])('with %s is refused', (_, definition, why, type = 'STANDARD') => {
    expect(reading(definition, type)).toThrow(why);
    expect(reading(definition, type)).toThrow(/^The local cloud cannot run the state machine Generation: [\s\S]+\.$/);
  });

  it('that is no JSON, or has a state of an unknown type, is refused', () => {
    expect(reading('{')).toThrow('its definition is no JSON');
    expect(reading(machine({ Type: 'Hope', End: true }))).toThrow('First has End');
    expect(reading(machine({ Type: 'Hope' }))).toThrow('the state machine Generation');
  });

  it('is looked at in depth', () => {
    const inner = { StartAt: 'One', States: { One: calls('one', { Assign: {} }) } };
    expect(reading(machine(each({ ItemProcessor: inner })))).toThrow('One has Assign');
    const Branches = [inner];
    expect(reading(machine({ Type: 'Parallel', Branches, End: true }))).toThrow('One has Assign');
  });
});
