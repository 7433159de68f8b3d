import type { DeployedStage } from './deployed-stage.ts';
import { claudeSonnet } from './models.ts';

/*
 * The stages that are deployed to AWS. An operator fills in a stage and commits it: nothing about a deployment comes from
 * the environment of whoever runs it. What is missing or impossible stops the deployment with a sentence
 * (`deployed-stage.ts`); docs/operating.md says where each value comes from.
 */
const unfilled = {
  account: '',
  region: 'us-east-1',
  domain: '',
  certificateArn: '',
  mailFrom: '',
  alarmMail: '',
  operatorMail: '',
  supportMail: '',
  postalAddress: '',
  monthlyBudget: 50,
  model: claudeSonnet,
  names: {},
  originSecretVersion: 1,
};

export const stages = {
  dev: { ...unfilled },
  staging: { ...unfilled },
  production: { ...unfilled },
} satisfies Readonly<Record<string, DeployedStage>>;
