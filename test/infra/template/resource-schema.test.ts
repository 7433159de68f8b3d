import { describe, expect, it } from 'vitest';
import { productionAssembly } from '../assembly.ts';
import { type Template, templateFaults } from './resource-schema.ts';
import { templatesOf } from './templates.ts';

type Properties = Readonly<Record<string, unknown>>;

const table = (properties: Properties, more: object = {}): Template => ({
  Resources: { Table: { Type: 'AWS::DynamoDB::Table', Properties: properties, ...more } },
});
const bucket = (properties: Properties): Template => ({
  Resources: { Bucket: { Type: 'AWS::S3::Bucket', Properties: properties } },
});
const keys = { KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }] };

describe('a template', () => {
  it.each<[name: string, template: Template, faults: string[]]>([
    ['with what is required', table(keys), []],
    ['with values that are known later', table({ ...keys, TableName: { Ref: 'AWS::StackName' } }), []],
    [
      'of an unknown type',
      { Resources: { It: { Type: 'AWS::S3::Bukket' } } },
      ['It: CloudFormation has no AWS::S3::Bukket'],
    ],
    ['without what is required', table({}), ['Table: AWS::DynamoDB::Table.KeySchema is required']],
    [
      'with an unknown property',
      table({ ...keys, BilingMode: 'PAY_PER_REQUEST' }),
      ['Table: AWS::DynamoDB::Table.BilingMode does not exist'],
    ],
    [
      'with an unknown field inside a list',
      bucket({ LifecycleConfiguration: { Rules: [{ Status: 'Enabled', ExpireInDays: 1 }] } }),
      ['Bucket: AWS::S3::Bucket.LifecycleConfiguration.Rules[0].ExpireInDays does not exist'],
    ],
    [
      'with a text where a number belongs',
      table({ ...keys, ProvisionedThroughput: { ReadCapacityUnits: 'ten', WriteCapacityUnits: 1 } }),
      ['Table: AWS::DynamoDB::Table.ProvisionedThroughput.ReadCapacityUnits is no integer'],
    ],
    [
      'with one value where a list belongs',
      table({ ...keys, Tags: { Key: 'a' } }),
      ['Table: AWS::DynamoDB::Table.Tags is no list'],
    ],
    [
      'with a value that is not one of the allowed',
      bucket({ AbacStatus: 'On' }),
      ['Bucket: AWS::S3::Bucket.AbacStatus is "On", not one of Enabled, Disabled'],
    ],
    ['that refers to nothing', table({ ...keys, TableName: { Ref: 'Name' } }), ['Table: refers to Name']],
    [
      'that reads an attribute of nothing',
      table({ ...keys, TableName: { 'Fn::GetAtt': ['Table', 'Nmae'] } }),
      ['Table: refers to Table.Nmae of AWS::DynamoDB::Table'],
    ],
    ['that waits for nothing', table(keys, { DependsOn: ['Other'] }), ['Table: waits for Other']],
  ])('%s', (_, template, faults) => {
    expect(templateFaults(template)).toEqual(faults);
  });
});

describe('the templates of production', () => {
  it('contain nothing that CloudFormation’s resource specification does not allow', async () => {
    const faults = templatesOf(await productionAssembly()).flatMap(({ stack, template }) =>
      templateFaults(template).map((fault) => `${stack}: ${fault}`),
    );
    expect(faults).toEqual([]);
  }, 180_000);
});
