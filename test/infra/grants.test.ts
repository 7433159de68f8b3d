import { beforeAll, describe, expect, it } from 'vitest';
import { expectedGrants, grantsOf } from './grants.ts';
import { Production } from './production.ts';

let production: Production;

interface Policy {
  readonly Statement: readonly { readonly Action: string | readonly string[]; readonly Resource: unknown }[];
}
/** What AWS asks of a state machine that writes a log: these actions know no resource (decision 039). */
const deliversLogs =
  /^logs:(Create|Get|Update|Delete|List)LogDeliver(y|ies)$|^logs:(PutResourcePolicy|Describe(ResourcePolicies|LogGroups))$/;
/** What AWS knows no resource for: the delivery of a machine's logs, and the account's quota and suppression list of mails. */
const aboutAccount = ['ses:GetSendQuota', 'ses:DeleteSuppressedDestination'];
const withoutResource = (action: string): boolean => deliversLogs.test(action) || aboutAccount.includes(action);
const withResources = ({ Statement }: Policy) =>
  Statement.filter(({ Action, Resource }) => Resource !== '*' || ![Action].flat().every(withoutResource));
beforeAll(async () => {
  production = await Production.synthesise();
}, 180_000);

describe('the stacks of production', () => {
  it('grant each function what the table of grants says, and nothing else', () => {
    expect(Object.fromEntries(production.roles.map(([name, statements]) => [name, grantsOf(statements)]))).toEqual(
      expectedGrants,
    );
    const ownRoles = production
      .functions()
      .map(({ properties }) => (properties.Role as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0]);
    const beside = production.all('AWS::IAM::Role').filter(({ id }) => ownRoles.includes(id));
    expect(beside).toHaveLength(production.roles.length);
    for (const { id, properties } of beside)
      expect([id, properties.ManagedPolicyArns, properties.Policies]).toEqual([id, undefined, undefined]);
  });

  it('differ from the table of grants when any one statement is removed', () => {
    for (const [name, statements] of production.roles)
      for (const index of statements.keys())
        expect(grantsOf(statements.toSpliced(index, 1)), `${name}, ${index}`).not.toEqual(expectedGrants[name]);
  });

  it('grant no function a Scan or a wildcard', () => {
    for (const { stack, properties } of production.all('AWS::IAM::Policy')) {
      expect(JSON.stringify(properties)).not.toMatch(/dynamodb:(Scan|\*)/);
      const statements = withResources(properties.PolicyDocument as unknown as Policy);
      if (!stack.endsWith('-Web')) expect(JSON.stringify(statements)).not.toMatch(/"Action":"\*"|"Resource":"\*"/);
    }
  });
});
