import type { StateType } from './asl.ts';

const everywhere = ['Type', 'Comment', 'QueryLanguage'];
const paths = ['InputPath', 'OutputPath'];
const leads = ['Next', 'End'];
const work = ['ResultSelector', 'ResultPath', 'Retry', 'Catch'];

const known: Readonly<Record<StateType, readonly string[]>> = {
  Task: [...paths, ...leads, ...work, 'Parameters', 'Resource', 'TimeoutSeconds', 'HeartbeatSeconds'],
  Pass: [...paths, ...leads, 'Parameters', 'ResultPath', 'Result'],
  Choice: [...paths, 'Choices', 'Default'],
  Wait: [...paths, ...leads, 'Seconds', 'SecondsPath', 'Timestamp', 'TimestampPath'],
  Succeed: paths,
  Fail: ['Error', 'ErrorPath', 'Cause', 'CausePath'],
  Map: [...paths, ...leads, ...work, 'ItemsPath', 'ItemSelector', 'ItemProcessor', 'Iterator', 'MaxConcurrency'],
  Parallel: [...paths, ...leads, ...work, 'Parameters', 'Branches'],
};

/** The fields that the local cloud runs, by where they stand. */
export const fields = {
  machine: ['StartAt', 'States', 'TimeoutSeconds', 'Comment', 'Version', 'QueryLanguage'],
  flow: ['StartAt', 'States', 'ProcessorConfig', 'Comment'],
  retrier: ['ErrorEquals', 'IntervalSeconds', 'MaxAttempts', 'BackoffRate', 'MaxDelaySeconds', 'JitterStrategy'],
  catcher: ['ErrorEquals', 'Next', 'ResultPath', 'Comment'],
  task: ['FunctionName', 'Payload', 'Payload.$'],
  state: (type: StateType): readonly string[] => [...everywhere, ...(known[type] ?? [])],
} as const;

/** What the context object has here; `$$.Task.Token` and the rest are not. */
export const contextPath =
  /^\$\$\.(Execution\.(Id|Input|Name|RoleArn|StartTime)|StateMachine\.(Id|Name)|State\.(Name|EnteredTime)|Map\.Item\.(Index|Value))(?![\w])/;
