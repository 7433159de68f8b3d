import type { DeployedStage } from '../deployed-stage.ts';
import { claudeSonnet } from '../models.ts';

export const account = '123456789012';

/** A stage with everything filled in. */
export const filledStage: DeployedStage = {
  account,
  region: 'eu-central-1',
  domain: 'library.rampart.press',
  certificateArn: `arn:aws:acm:us-east-1:${account}:certificate/0a1b-2c3d`,
  mailFrom: 'Rampart <library@rampart.press>',
  originSecretVersion: 1,
  alarmMail: 'alarms@rampart.press',
  operatorMail: 'desk@rampart.press',
  supportMail: 'support@rampart.press',
  postalAddress: 'Rampart Press\n1 Library Lane\nTown',
  monthlyBudget: 50,
  model: { ...claudeSonnet, id: 'eu.anthropic.claude-sonnet-4-6', region: 'eu-central-1' },
  names: {},
};
