import { ArnFormat, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import {
  DefinitionBody,
  type IChainable,
  JitterType,
  JsonPath,
  LogLevel,
  QueryLanguage,
  StateMachine,
  StateMachineType,
  TaskInput,
  Timeout,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import type { DomainFunction } from './domain-function.ts';

export interface StandardMachineProps {
  readonly comment: string;
  /** Seconds that an execution may take as a whole. */
  readonly timeLimit: number;
  /** The states, of which `machine.task` makes those that call functions. */
  readonly flow: (machine: StandardMachine) => IChainable;
}

export interface TaskOptions {
  /** What the function gets, with paths (`'id.$': '$.id'`); the state's input by default. */
  readonly payload?: Record<string, unknown>;
  /** Where its answer goes in the state's input: `$.outline`. It replaces the input by default; `null` drops it. */
  readonly resultPath?: string | null;
  /** What of its answer counts, with paths. */
  readonly resultSelector?: Record<string, unknown>;
}

/** Lambda did not run the function, or lost it: another attempt may succeed. What a function throws is its own matter. */
const lambdaErrors = [
  'Lambda.ClientExecutionTimeoutException',
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.TooManyRequestsException',
  'Lambda.Unknown',
];
/** Seconds beyond a function's own limit, for its start and the way there and back. */
const grace = 10;

/**
 * A standard state machine that calls functions, with a role that allows just that. Each event is logged for a month,
 * without inputs and outputs: they may hold what is nobody's business. An execution that fails rings an alarm.
 */
export class StandardMachine extends Construct {
  readonly stateMachine: StateMachine;
  /** Where the states are: names of states are ids in it. */
  readonly states: Construct;
  readonly #functions = new Set<DomainFunction>();

  constructor(scope: Construct, id: string, { comment, timeLimit, flow }: StandardMachineProps) {
    super(scope, id);
    this.states = new Construct(this, 'States');
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('states.amazonaws.com') });
    const logs = new LogGroup(this, 'Logs', { retention: RetentionDays.ONE_MONTH });
    const chain = flow(this);
    this.stateMachine = new StateMachine(this, 'Machine', {
      comment,
      // The CDK would also grant all versions of the functions.
      role: role.withoutPolicyUpdates(),
      definitionBody: DefinitionBody.fromChainable(chain),
      stateMachineType: StateMachineType.STANDARD,
      queryLanguage: QueryLanguage.JSON_PATH,
      timeout: Duration.seconds(timeLimit),
      logs: { destination: logs, level: LogLevel.ALL, includeExecutionData: false },
    });
    // Step Functions tries the log when the machine is created.
    this.stateMachine.node.addDependency(this.allowed(role));
  }

  /**
   * A state that calls a function. Errors of Lambda are tried again; what the function throws goes to the `addRetry` and
   * `addCatch` of the state.
   */
  task(id: string, fn: DomainFunction, { payload, resultPath, resultSelector }: TaskOptions = {}): LambdaInvoke {
    this.#functions.add(fn);
    const task = new LambdaInvoke(this.states, id, {
      lambdaFunction: fn,
      payloadResponseOnly: true,
      retryOnServiceExceptions: false,
      taskTimeout: Timeout.duration(Duration.seconds((fn.timeout?.toSeconds() ?? 3) + grace)),
      ...(payload && { payload: TaskInput.fromObject(payload) }),
      ...(resultPath !== undefined && { resultPath: resultPath ?? JsonPath.DISCARD }),
      ...(resultSelector && { resultSelector }),
    });
    task.addRetry({
      errors: lambdaErrors,
      interval: Duration.seconds(2),
      backoffRate: 2,
      maxAttempts: 6,
      maxDelay: Duration.seconds(60),
      jitterStrategy: JitterType.FULL,
    });
    return task;
  }

  /** The functions that its tasks call. */
  get functions(): ReadonlySet<DomainFunction> {
    return this.#functions;
  }

  /** The ARN of all executions, for permissions. */
  get executionsArn(): string {
    const resourceName = `${this.stateMachine.stateMachineName}:*`;
    const arnFormat = ArnFormat.COLON_RESOURCE_NAME;
    return Stack.of(this).formatArn({ service: 'states', resource: 'execution', resourceName, arnFormat });
  }

  private allowed(role: Role): Policy {
    const resources = [...this.#functions].map(({ functionArn }) => functionArn);
    const calls = new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources });
    const policy = new Policy(this, 'Policy', { roles: [role], statements: [calls, new PolicyStatement(writesLogs)] });
    for (const id of ['IAM5[Resource::*]', 'SF2'])
      Validations.of(this).acknowledge({ id: `AwsSolutions::AwsSolutions-${id}`, reason: reasons[id] ?? '' });
    return policy;
  }
}

const reasons: Readonly<Record<string, string>> = {
  'IAM5[Resource::*]': 'The delivery of logs knows no resource.',
  SF2: 'The log has each event of an execution; functions are not traced either.',
};

/** What AWS asks of the role of a machine that writes logs. */
const writesLogs = {
  actions: [
    'logs:CreateLogDelivery',
    'logs:GetLogDelivery',
    'logs:UpdateLogDelivery',
    'logs:DeleteLogDelivery',
    'logs:ListLogDeliveries',
    'logs:PutResourcePolicy',
    'logs:DescribeResourcePolicies',
    'logs:DescribeLogGroups',
  ],
  resources: ['*'],
};
