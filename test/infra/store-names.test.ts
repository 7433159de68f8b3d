import { App } from 'aws-cdk-lib';
import { beforeAll, expect, it } from 'vitest';
import { stageConfig } from '#infra/config.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';

const given = { table: 'restored-table', audit: 'restored-audit', content: 'restored-content' };

interface Template {
  readonly Resources: Record<string, { readonly Properties: Readonly<Record<string, string>> }>;
}
let templates: Record<string, Template>;

/** The names in a template of what holds data; undefined for those that CloudFormation makes. */
const namesIn = (stack: string) =>
  Object.values(templates[stack]?.Resources ?? {}).flatMap(
    ({ Properties: { TableName, BucketName } }) => TableName ?? BucketName ?? [],
  );

beforeAll(() => {
  const app = new App();
  for (const [id, names] of Object.entries({ Generated: {}, Given: given, Mixed: { audit: given.audit } }))
    new DataStack(app, id, { config: { ...stageConfig('production'), names } });
  templates = Object.fromEntries(app.synth().stacks.map(({ stackName, template }) => [stackName, template]));
}, 180_000);

it('of tables and bucket are made by CloudFormation', () => {
  expect(Object.keys(templates)).toHaveLength(3);
  expect(namesIn('Generated')).toEqual([]);
});

it('of tables and bucket are those that the stage gives, so that what was restored can be imported', () => {
  expect(namesIn('Given')).toEqual(Object.values(given));
  expect(namesIn('Mixed')).toEqual([given.audit]);
});
