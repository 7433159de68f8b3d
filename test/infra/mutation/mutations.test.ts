import { describe, expect, it } from 'vitest';
import { type Mutation, mutationsOf } from './mutations.ts';

const of = (Type: string, Properties: Record<string, unknown>): Mutation[] =>
  mutationsOf({ Resources: { It: { Type, Properties } } });
const leftBy = ({ template }: Mutation) => template.Resources.It?.Properties;
const policy = (...Statement: object[]) => ({ PolicyDocument: { Statement } });

describe('what is taken away', () => {
  it('each action, resource and condition of a grant; the whole statement, where it is the only one', () => {
    const made = of('AWS::IAM::Policy', policy({ Action: ['a', 'b'], Resource: 'table', Condition: { If: 'x' } }));
    expect(made.map(leftBy)).toEqual([
      policy({ Action: ['b'], Resource: 'table', Condition: { If: 'x' } }),
      policy({ Action: ['a'], Resource: 'table', Condition: { If: 'x' } }),
      policy(),
      policy({ Action: ['a', 'b'], Resource: 'table' }),
    ]);
  });

  it('each variable of a function', () => {
    const made = of('AWS::Lambda::Function', { Environment: { Variables: { A: '1', B: '2' } } });
    expect(made.map(leftBy)).toEqual([
      { Environment: { Variables: { B: '2' } } },
      { Environment: { Variables: { A: '1' } } },
    ]);
    expect(made.map(({ kind, what }) => [kind, what])[0]).toEqual([
      'a variable',
      'It.Properties.Environment.Variables.A',
    ]);
  });

  it('the authoriser of a route that has one', () => {
    const [made, ...others] = of('AWS::ApiGatewayV2::Route', { AuthorizationType: 'JWT', RouteKey: 'ANY /' });
    expect(made && leftBy(made)).toEqual({ AuthorizationType: 'NONE', RouteKey: 'ANY /' });
    expect(others).toEqual([]);
    expect(of('AWS::ApiGatewayV2::Route', { AuthorizationType: 'NONE' })).toEqual([]);
  });

  it('headers, parts of cache keys, audience and issuer', () => {
    const headers = { SecurityHeadersConfig: { A: 1 }, CustomHeadersConfig: { Items: ['b', 'c'] } };
    expect(of('AWS::CloudFront::ResponseHeadersPolicy', { ResponseHeadersPolicyConfig: headers })).toHaveLength(3);
    const key = { HeadersConfig: { Headers: ['Authorization'] }, QueryStringsConfig: { QueryStrings: ['a', 'b'] } };
    const cached = { CachePolicyConfig: { ParametersInCacheKeyAndForwardedToOrigin: key } };
    expect(of('AWS::CloudFront::CachePolicy', cached)).toHaveLength(3);
    expect(of('AWS::ApiGatewayV2::Authorizer', { JwtConfiguration: { Audience: ['a'], Issuer: 'b' } })).toHaveLength(2);
  });

  it('whole schedules, subscriptions and rights to call', () => {
    expect(of('AWS::Events::Rule', {}).map(({ template }) => template.Resources)).toEqual([{}]);
    expect(of('AWS::Lambda::Permission', {}).map(({ template }) => template.Resources)).toEqual([{}]);
  });

  it('nothing of anything else, and never from the original', () => {
    expect(of('AWS::S3::Bucket', { Tags: [] })).toEqual([]);
    const template = { Resources: { It: { Type: 'AWS::Events::Rule', Properties: {} } } };
    mutationsOf(template);
    expect(template.Resources.It).toBeDefined();
  });
});
