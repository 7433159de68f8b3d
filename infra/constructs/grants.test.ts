import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it, onTestFinished } from 'vitest';
import type { ModelSettings } from '#shared/kernel/model.ts';
import { claudeSonnet, localSettings } from '../models.ts';
import { DomainFunction } from './domain-function.ts';
import { grantModel } from './grants.ts';

function granted(model: ModelSettings) {
  const bundle = mkdtempSync(join(tmpdir(), 'rampart-grants-'));
  onTestFinished(() => rmSync(bundle, { recursive: true }));
  writeFileSync(join(bundle, 'index.mjs'), '');
  const stack = new Stack(new App(), 'Books', { env: { account: '123456789012', region: 'eu-central-1' } });
  const fn = new DomainFunction(stack, 'Writer', { bundle, description: 'Writes books', service: 'books-writer' });
  grantModel(fn, model);
  const template = Template.fromStack(stack);
  const [lambda] = Object.values(template.findResources('AWS::Lambda::Function'));
  const policies = Object.values(template.findResources('AWS::IAM::Policy'));
  const statements = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement as object[]);
  return {
    model: JSON.parse(lambda?.Properties.Environment.Variables.MODEL) as unknown,
    statements: statements.filter((it) => JSON.stringify(it).includes('bedrock')),
  };
}
const arn = (rest: string) => ({ 'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, `:bedrock:${rest}`]] });
const invoke = { Action: 'bedrock:InvokeModel', Effect: 'Allow' };

it('a model may be asked in its region only, and the function knows which one', () => {
  expect(granted(localSettings)).toEqual({
    model: localSettings,
    statements: [{ ...invoke, Resource: arn('us-east-1::foundation-model/rampart.local-model-v1') }],
  });
});

it('a profile may be asked, and the model behind it through the profile, wherever it is', () => {
  const profile = arn('us-east-1:123456789012:inference-profile/us.anthropic.claude-sonnet-4-6');
  expect(granted(claudeSonnet)).toEqual({
    model: claudeSonnet,
    statements: [
      { ...invoke, Resource: profile },
      {
        ...invoke,
        Resource: arn('*::foundation-model/anthropic.claude-sonnet-4-6'),
        Condition: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
      },
    ],
  });
});
