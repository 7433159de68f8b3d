import { type App, type CfnElement, type Stack, Token, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { StandardMachine } from './constructs/state-machine.ts';
import { profileOf } from './models.ts';
import type { Platform } from './platform.ts';

const rule = (name: string) => `AwsSolutions::AwsSolutions-${name}`;

/** Findings of the AWS Solutions rules that are accepted by decision, each with its reason. */
const findings: readonly { id: string; reason: string }[] = [
  { id: rule('S1'), reason: 'Objects are read through the edge or by pre-signed links that the functions log.' },
  {
    id: rule('SMG4'),
    reason: 'The origin secret and the payment keys are rotated by the operator, see docs/operating.md.',
  },
  {
    id: rule('COG1'),
    reason: 'Six characters and no other rule is a product decision; changes require strength.',
  },
  { id: rule('COG2'), reason: 'Readers sign in with a password; sign-in attempts are limited per address.' },
  { id: rule('COG8'), reason: 'Attempts are limited by the accounts function; the plus plan would cost per user.' },
  { id: rule('APIG4'), reason: 'Public routes are declared so in the contract; all others have the JWT authoriser.' },
  { id: rule('CFR1'), reason: 'The shop sells everywhere.' },
  { id: rule('CFR2'), reason: 'Calls are limited by address; a web ACL answers attacks (docs/runbooks).' },
  { id: rule('CFR3'), reason: 'Requests are logged by the gateway; no visitor address is kept.' },
  { id: rule('CFR4'), reason: "TLS 1.2 is configured; it takes effect with the operator's own certificate." },
  { id: rule('SQS3'), reason: 'The only queue is the one that failed events end up in.' },
  { id: rule('L1'), reason: "The deployment helper's runtime is the CDK's choice." },
];

/** Objects are granted by prefix, never a whole bucket. The rule names the export of the ARN. */
const contentExport = 'ExportsOutputFnGetAttContent88381566Arn726CED76';
const contentPrefixes = [
  ...['articles/*', 'catalog/*', 'ebooks/*', 'exports/*', 'files/*'],
  ...['generations/*', 'licensed/*', 'originals/*', 'originals/subscribers/*', 'uploads/*'],
];
/** Lists as files: each domain's worker writes those of its own lists. */
const listPrefixes = ['list-exports/*', 'list-portions/*'];

/** The rules spell what a template does not know like this. */
const known = (value: string, unknown: string): string => (Token.isUnresolved(value) ? `<${unknown}>` : value);

/** The bucket that `cdk bootstrap` made for a stack's account and region. */
function assetBucket({ account, partition, region, synthesizer }: Stack): string {
  return `arn:${known(partition, 'AWS::Partition')}:s3:::cdk-${synthesizer.bootstrapQualifier}-assets-${known(account, 'AWS::AccountId')}-${known(region, 'AWS::Region')}`;
}

/** The identities of SES in a stack's account and region. */
function mailIdentities({ account, partition, region }: Stack): string {
  return `arn:${known(partition, 'AWS::Partition')}:ses:${known(region, 'AWS::Region')}:${known(account, 'AWS::AccountId')}:identity/*`;
}

/** A model of Bedrock, wherever an inference profile sends the request. */
const modelAnywhere = ({ partition }: Stack, id: string): string =>
  `arn:${known(partition, 'AWS::Partition')}:bedrock:*::foundation-model/${profileOf(id).foundation}`;
/** The executions of the state machines of a stack. */
const executionsIn = (stack: Stack): string[] =>
  stack.node
    .findAll()
    .filter((it) => it instanceof StandardMachine)
    .map(({ stateMachine }) => {
      const { account, partition, region } = stack;
      const name = stack.getLogicalId(stateMachine.node.defaultChild as CfnElement);
      return `arn:${known(partition, 'AWS::Partition')}:states:${known(region, 'AWS::Region')}:${known(account, 'AWS::AccountId')}:execution:<${name}.Name>:*`;
    });

/** Permissions of the CDK's deployment helper; it runs only while the site is being deployed. */
const deploymentHelper = (web: Stack): readonly string[] => [
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  `IAM5[Resource::${assetBucket(web)}/*]`,
  'IAM5[Resource::<SiteBucket978D4AEB.Arn>/*]',
  'IAM5[Resource::*]',
  ...['Abort', 'DeleteObject', 'GetBucket', 'GetObject', 'List'].map((action) => `IAM5[Action::s3:${action}*]`),
];

/** Checks the stacks against the AWS Solutions rules: a finding that is not accepted above fails the synthesis. */
export function checkFindings(app: App, { data, domains, web }: Platform): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  for (const finding of findings) Validations.of(app).acknowledge(finding);
  for (const stack of [...domains, web])
    for (const prefix of [...contentPrefixes, ...listPrefixes])
      Validations.of(stack).acknowledge({
        id: rule(`IAM5[Resource::${data.stackName}:${contentExport}/${prefix}]`),
        reason:
          'A prefix of the content bucket belongs to one domain, those of exported lists to the workers that write them.',
      });
  for (const stack of domains)
    Validations.of(stack).acknowledge({
      id: rule(`IAM5[Resource::${mailIdentities(stack)}]`),
      reason: 'Which identity covers the sender is up to SES; the sender itself is a condition.',
    });
  for (const stack of domains)
    Validations.of(stack).acknowledge({
      id: rule(`IAM5[Resource::${modelAnywhere(stack, stack.from.config.model.id)}]`),
      reason: 'Where in its geography a profile sends a request is up to Bedrock; the profile is a condition.',
    });
  acknowledgeExecutions(domains);
  for (const id of deploymentHelper(web))
    Validations.of(web).acknowledge({ id: rule(id), reason: 'The CDK deployment helper.' });
}

/** Accepts what a function may do with each execution of a machine of its own stack. */
export function acknowledgeExecutions(stacks: readonly Stack[]): void {
  for (const stack of stacks)
    for (const executions of executionsIn(stack))
      Validations.of(stack).acknowledge({
        id: rule(`IAM5[Resource::${executions}]`),
        reason: 'An execution has the name of its job, which nobody knows before.',
      });
}
