import { expect, it } from 'vitest';
import { type DeployedStage, deploymentProblems } from './deployed-stage.ts';
import { stages } from './stages.ts';
import { account, filledStage as stage } from './testing/filled-stage.ts';

const identity = (name: string, region = 'eu-central-1') => `arn:aws:ses:${region}:${account}:identity/${name}`;
const built = { account, unbuilt: [] };

it('can be deployed when everything is filled in', () => {
  expect(deploymentProblems(stage, built)).toEqual([]);
  expect(deploymentProblems(stage, { ...built, account: undefined })).toEqual([]);
});

it.each([
  { id: 'eu.anthropic.claude-sonnet-5-5', toolUse: 'asked', thinkingTokens: 8_000 } as const,
  { id: 'global.anthropic.claude-sonnet-5', toolUse: 'forced', thinkingTokens: 8_000 } as const,
  { toolUse: 'asked' } as const,
])('can ask a model as that allows it: %j', (given) => {
  expect(deploymentProblems({ ...stage, model: { ...stage.model, ...given } }, built)).toEqual([]);
});

it.each(['library@rampart.press', 'rampart.press', 'press'])(
  'can name an identity that covers its sender: %s',
  (name) => {
    expect(deploymentProblems({ ...stage, mailIdentityArn: identity(name) }, built)).toEqual([]);
  },
);

it.each<[keyof DeployedStage, DeployedStage[keyof DeployedStage], RegExp]>([
  ['account', '', /^account must be the 12 digits/],
  ['account', '1234', /^account must be the 12 digits/],
  ['region', '', /^region must be one of AWS/],
  ['region', 'Frankfurt', /^region must be one of AWS/],
  ['domain', '', /^domain must be a host name/],
  ['domain', 'https://library.rampart.press', /^domain must be a host name/],
  ['domain', 'library.example.com', /^domain is an example/],
  ['domain', 'rampart.example', /^domain is an example/],
  ['certificateArn', '', /^certificateArn must be a certificate of ACM in us-east-1/],
  ['certificateArn', stage.certificateArn.replace('us-east-1', 'eu-central-1'), /CloudFront takes no other/],
  ['certificateArn', stage.certificateArn.replace(account, '210987654321'), /is of account 210987654321/],
  ['mailFrom', '', /^mailFrom must be a name and an address/],
  ['mailFrom', 'library@rampart.press', /^mailFrom must be a name and an address/],
  ['mailFrom', 'Rampart <library@rampart.example>', /^mailFrom is an example/],
  ['mailIdentityArn', 'rampart.press', /^mailIdentityArn must be an identity of SES/],
  [
    'mailIdentityArn',
    identity('press.press'),
    /^mailIdentityArn is of press\.press, mailFrom is library@rampart\.press/,
  ],
  [
    'mailIdentityArn',
    identity('rampart.press', 'us-east-1'),
    /in us-east-1, the stage of 123456789012 in eu-central-1/,
  ],
  [
    'mailIdentityArn',
    identity('rampart.press').replace(account, '210987654321'),
    /is of 210987654321 in eu-central-1, the stage of 123456789012/,
  ],
  ['originSecretVersion', 0, /^originSecretVersion must be 1 or more/],
  ['alarmMail', '', /^alarmMail must be an address/],
  ['alarmMail', 'alarms@example.com', /^alarmMail is an example/],
  ['operatorMail', '', /^operatorMail must be an address/],
  ['operatorMail', 'desk@rampart.example', /^operatorMail is an example/],
  ['supportMail', 'Support <support@rampart.press>', /^supportMail must be an address/],
  ['supportMail', 'support@rampart.example', /^supportMail is an example/],
  ['postalAddress', ' ', /^postalAddress must be the address that a letter reaches/],
  ['monthlyBudget', 0, /^monthlyBudget must be an amount of US dollars/],
  ['model', { ...stage.model, id: 'Claude' }, /^model.id must be a model or an inference profile of Bedrock/],
  [
    'model',
    { ...stage.model, region: 'us-east-1' },
    /^model.id is an inference profile of eu, model.region is us-east-1/,
  ],
  [
    'model',
    { ...stage.model, id: 'eu.anthropic.claude-sonnet-5-5' },
    /^model.id is anthropic.claude-sonnet-5-5, which refuses to be made to use a tool: state model.toolUse 'asked'$/,
  ],
  [
    'model',
    { ...stage.model, id: 'eu.anthropic.claude-sonnet-5-5', toolUse: 'asked' },
    /^model.id is anthropic.claude-sonnet-5-5, which thinks before it answers: state in model.thinkingTokens/,
  ],
  [
    'model',
    { ...stage.model, thinkingTokens: 60_000 },
    /^model.id is anthropic.claude-sonnet-4-6, which writes 64000 tokens at most, of which an answer needs 8000/,
  ],
  [
    'model',
    { ...stage.model, id: 'anthropic.claude-sonnet-4-6' },
    /through an inference profile only: state its id, such as eu.anthropic.claude-sonnet-4-6$/,
  ],
  [
    'model',
    { ...stage.model, id: 'eu.anthropic.claude-sonnet-9' },
    /which infra\/known-models.ts does not know: state/,
  ],
  ['model', { ...stage.model, id: 'rampart.local-model-v1' }, /which infra\/known-models.ts does not know: state/],
  ['model', { ...stage.model, toolUse: 'any' as never }, /^model.toolUse must be forced or asked/],
  ['model', { ...stage.model, thinkingTokens: -1 }, /^model.thinkingTokens must be a number of tokens/],
  ['model', { ...stage.model, prices: { input: 0, output: 15 } }, /^prices.input must be above 0/],
  ['names', { table: 'a b' }, /^names.table must be the name of a table/],
  ['names', { content: 'Rampart' }, /^names.content must be the name of a bucket/],
])('says in one sentence what is wrong with %s: %j', (name, value, sentence) => {
  expect(deploymentProblems({ ...stage, [name]: value }, built)).toEqual([expect.stringMatching(sentence)]);
});

it("is refused with another account's credentials, and without what is built before", () => {
  expect(deploymentProblems(stage, { account: '210987654321', unbuilt: ['site', 'layer'] })).toEqual([
    `your credentials are for account 210987654321, the stage is of ${account}`,
    'the site is not built: run `npm run build` first',
    "the functions' library for pictures is not installed: run `npm run layers` first",
  ]);
});

it.each(Object.entries(stages))('%s lists everything that is not filled in at once', (_, given) => {
  expect(deploymentProblems(given, built)).toHaveLength(Object.values(given).filter((value) => !value).length);
});
