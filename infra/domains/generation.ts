import { Duration } from 'aws-cdk-lib';
import { Choice, Condition, Map as EachOf, type IChainable, JitterType, JsonPath } from 'aws-cdk-lib/aws-stepfunctions';
import type { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { executionTimeLimit, finalError, type StepPayload } from '#shared/generation/payload.ts';
import type { retriableModelErrors } from '#shared/kernel/model.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import {
  grantAudit,
  grantContentRead,
  grantContentWrite,
  grantEvents,
  grantExecutions,
  grantModel,
  grantTable,
} from '../constructs/grants.ts';
import { StandardMachine } from '../constructs/state-machine.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function generation(stack: DomainStack): DomainFunction {
  const { content, events } = stack.from.data;
  const http = stack.managed('Generations: start, list, cancel, go on; sections again', 'Query', 'UpdateItem', 'gsi1');
  grantEvents(http, events);
  // A section that is accepted goes into the ebook's text.
  grantContentRead(http, content, 'generations/*', 'ebooks/*');
  grantContentWrite(http, content, 'ebooks/*');
  const step = steps(stack);
  const machine = new StandardMachine(stack, 'Writing', {
    comment: 'Writes an ebook with the language model',
    timeLimit: executionTimeLimit,
    flow: (states) => flowOf(states, step),
  });
  const tasks = stack.tasks('Starts and stops the writing of ebooks', 'UpdateItem');
  grantExecutions(tasks, machine, 'StartExecution', 'DescribeExecution', 'StopExecution');
  stack.objectSweep('generations/', 'BatchGetItem');
  return http;
}

/** One function for all steps: they share what they know, and the slow one only waits for the model. */
function steps(stack: DomainStack): DomainFunction {
  const { table, content, audit, events } = stack.from.data;
  const fn = stack.answering('Step', 'step.handler.ts', 'Does the steps of a generation', {
    timeLimit: 600,
    // Reading a document may take 700 MB, typesetting half a gigabyte, both some seconds of one processor, which this memory is.
    memory: 1769,
  });
  // The index is read for a framework that joins the vocabulary.
  grantTable(fn, table, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'gsi1');
  grantAudit(fn, audit);
  grantEvents(fn, events);
  grantContentRead(fn, content, 'generations/*', 'originals/*', 'ebooks/*');
  // The text of the draft, its cover and its files.
  grantContentWrite(fn, content, 'generations/*', 'ebooks/*');
  grantModel(fn, stack.from.config.model);
  return fn;
}

const section = { 'generation_id.$': '$.generation_id', 'position.$': '$.position', 'number.$': '$.number' };
const run = { 'generation_id.$': '$.generation_id', 'attempt.$': '$.attempt' };

/** Files that are read, and sections that are written, side by side: more would be more than some accounts may ask of a model. */
const atOnce = 5;

function flowOf(machine: StandardMachine, fn: DomainFunction): IChainable {
  // Tried again as well: until it has done its work, admins see a generation that runs.
  const fail = tried(machine.task('Fail', fn, { payload: { ...run, step: 'fail', 'error.$': '$.error' } }));
  const task = (id: string, step: StepPayload['step'], options: { readonly resultPath: string | null }) =>
    caught(tried(machine.task(id, fn, { payload: { ...run, step }, ...options })), fail);
  const draft = task('Draft', 'draft', { resultPath: null });
  const typeset = task('Typeset', 'typeset', { resultPath: null }).next(draft);
  const cover = task('Cover', 'cover', { resultPath: null }).next(typeset);
  const assemble = task('Assemble', 'assemble', { resultPath: null }).next(cover);
  const review = task('Review', 'review', { resultPath: null }).next(assemble);
  const outline = task('Outline', 'outline', { resultPath: '$.outline' });
  outline.next(each(machine, fn, fail, { id: 'Sections', of: '$.outline.positions', step: 'section' })).next(review);
  const extract = each(machine, fn, fail, { id: 'Extract', of: '$.training.positions', step: 'extract' });
  extract.next(outline);
  const resumed = (step: string) => Condition.stringEquals('$.resume_from', step);
  const resume = new Choice(machine.states, 'Resume')
    .when(resumed('review'), review)
    .when(resumed('assemble'), assemble)
    .when(resumed('cover'), cover)
    .when(resumed('typeset'), typeset)
    .when(resumed('draft'), draft)
    .otherwise(extract);
  return new Choice(machine.states, 'Wanted')
    .when(Condition.isPresent('$.number'), rewriting(machine, fn))
    .otherwise(task('Validate', 'validate', { resultPath: '$.training' }).next(resume));
}

/** One section is written again. */
function rewriting(machine: StandardMachine, fn: DomainFunction): IChainable {
  const failed = { ...section, step: 'rewrite-fail', 'error.$': '$.error' };
  const fail = tried(machine.task('RewriteFail', fn, { payload: failed, resultPath: null }));
  const task = machine.task('Rewrite', fn, { payload: { ...section, step: 'rewrite' }, resultPath: null });
  return caught(tried(task), fail);
}

interface Each {
  readonly id: string;
  /** Path of the positions. */
  readonly of: string;
  readonly step: 'extract' | 'section';
}

/** A step for each of some positions, side by side. */
function each(machine: StandardMachine, fn: DomainFunction, fail: LambdaInvoke, { id, of, step }: Each): EachOf {
  const payload = { ...run, step, 'position.$': '$.position' };
  return new EachOf(machine.states, id, {
    itemsPath: of,
    itemSelector: { ...run, 'position.$': '$$.Map.Item.Value' },
    maxConcurrency: atOnce,
    resultPath: JsonPath.DISCARD,
  })
    .itemProcessor(tried(machine.task(`${id}-One`, fn, { payload, resultPath: null })))
    .addCatch(fail, { resultPath: '$.error' });
}

const later = { backoffRate: 2, jitterStrategy: JitterType.FULL } as const;
const busy: (typeof retriableModelErrors)[number] = 'ModelThrottledError';
/** A model that did not answer in time is paid for nevertheless, and the function has asked twice by then. */
const paidInVain: (typeof retriableModelErrors)[number] = 'ModelTimeoutError';

/** What may pass is tried again for some minutes, later and later; a final error is not, what costs money less often. */
function tried(task: LambdaInvoke): LambdaInvoke {
  task.addRetry({ errors: [finalError], maxAttempts: 0 });
  // A model reserves the longest answer of each request: five at once may have to wait for minutes of a small quota.
  task.addRetry({
    errors: [busy],
    ...later,
    interval: Duration.seconds(10),
    maxAttempts: 10,
    maxDelay: Duration.minutes(2),
  });
  task.addRetry({ errors: [paidInVain], interval: Duration.seconds(30), maxAttempts: 2 });
  task.addRetry({
    errors: ['States.ALL'],
    ...later,
    interval: Duration.seconds(5),
    maxAttempts: 6,
    maxDelay: Duration.seconds(60),
  });
  return task;
}

function caught(task: LambdaInvoke, fail: LambdaInvoke): LambdaInvoke {
  task.addCatch(fail, { resultPath: '$.error' });
  return task;
}
