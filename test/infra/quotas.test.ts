import { beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '#infra/stacks/domain-stack.ts';
import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { productionApp } from './production-app.ts';

/** The number of endpoints of the finished product. */
const endpointsToCome = 300;

interface Template {
  readonly Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  readonly Outputs?: object;
  readonly Parameters?: object;
}

let templates: Record<string, Template>;
let endpoints: number;

/** `/admin/ebooks/{id}` as another thing of the same shape: `/admin/ebooks-1/{id}`. */
const elsewhere = (path: string, copy: number): string => path.replace(/^(\/admin)?(\/[^/]+)/, `$1$2-${copy}`);

const countOf = (contract: Contract): number =>
  Object.values(contract).reduce((sum, endpoints) => sum + Object.keys(endpoints).length, 0);

/** The contract with copies of its own endpoints, domain by domain, until it has `wanted` of them. */
function grown(wanted: number): Contract {
  const contract: Record<string, Record<string, Endpoint>> = structuredClone(
    Object.fromEntries(Object.keys(apis).map((domain) => [domain, {}])),
  );
  let missing = wanted;
  for (let copy = 0; missing > 0; copy++)
    for (const [domain, api] of Object.entries(apis as Contract))
      for (const [name, endpoint] of Object.entries(api).slice(0, missing)) {
        const own = contract[domain];
        if (own) own[`${name}${copy || ''}`] = copy ? { ...endpoint, path: elsewhere(endpoint.path, copy) } : endpoint;
        missing--;
      }
  return contract as Contract;
}

const named = (types: string, { Resources }: Template) =>
  Object.values(Resources).flatMap(({ Type, Properties }) => (Type === types ? [Properties ?? {}] : []));
const everywhere = (type: string) => Object.values(templates).flatMap((template) => named(type, template));
const text = (value: unknown): string => JSON.stringify(value);
/** The size of the largest group, by the key that `of` returns. */
const largestGroup = <T>(things: readonly T[], of: (thing: T) => unknown): number =>
  Math.max(0, ...Object.values(Object.groupBy(things, (thing) => text(of(thing)))).map((group) => group?.length ?? 0));
const longest = (things: readonly unknown[]): number => Math.max(...things.map((thing) => text(thing).length));

beforeAll(async () => {
  const contract = grown(endpointsToCome);
  endpoints = countOf(contract);
  const env = { region: 'us-east-1', account: '123456789012' };
  const { app } = await productionApp({ env, contract });
  templates = Object.fromEntries(app.synth().stacks.map(({ stackName, template }) => [stackName, template]));
}, 180_000);

/** AWS quotas, the share of each that may be used, and the actual use. */
const quotas: readonly [name: string, quota: number, share: number, taken: () => number][] = [
  ['resources of a stack', 500, 0.6, () => Math.max(...stacks().map(({ Resources }) => Object.keys(Resources).length))],
  ['outputs of a stack', 200, 0.6, () => Math.max(...stacks().map(({ Outputs = {} }) => Object.keys(Outputs).length))],
  [
    'parameters of a stack',
    200,
    0.6,
    () => Math.max(...stacks().map(({ Parameters = {} }) => Object.keys(Parameters).length)),
  ],
  ['bytes of a template', 1_000_000, 0.6, () => longest(stacks())],
  ['routes of the API', 300, 0.8, () => everywhere('AWS::ApiGatewayV2::Route').length],
  ['integrations of the API', 300, 0.6, () => everywhere('AWS::ApiGatewayV2::Integration').length],
  ['authorisers of the API', 10, 0.6, () => everywhere('AWS::ApiGatewayV2::Authorizer').length],
  [
    "bytes of a role's own policies",
    10_240,
    0.6,
    () => longest(everywhere('AWS::IAM::Policy').map((p) => p.PolicyDocument)),
  ],
  [
    'policies attached to a role',
    10,
    0.6,
    () => Math.max(...everywhere('AWS::IAM::Role').map((p) => (p.ManagedPolicyArns as [])?.length ?? 0)),
  ],
  // Each is a statement of some 400 bytes in the function's policy of 20 KB.
  [
    'statements on who may call a function',
    50,
    0.6,
    () => largestGroup(everywhere('AWS::Lambda::Permission'), (p) => p.FunctionName),
  ],
  [
    "bytes of a function's environment",
    4_096,
    0.6,
    () => longest(everywhere('AWS::Lambda::Function').map((p) => p.Environment ?? {})),
  ],
  ['rules of an event bus', 300, 0.6, () => largestGroup(everywhere('AWS::Events::Rule'), (p) => p.EventBusName)],
  [
    'targets of a rule',
    5,
    0.6,
    () => Math.max(...everywhere('AWS::Events::Rule').map((p) => (p.Targets as []).length)),
  ],
  [
    'indexes of a table',
    20,
    0.6,
    () => Math.max(...everywhere('AWS::DynamoDB::GlobalTable').map((p) => (p.GlobalSecondaryIndexes as []).length)),
  ],
  ['cache policies of an account', 20, 0.6, () => everywhere('AWS::CloudFront::CachePolicy').length],
  [
    'response header policies of an account',
    20,
    0.6,
    () => everywhere('AWS::CloudFront::ResponseHeadersPolicy').length,
  ],
  [
    'behaviours of the distribution',
    75,
    0.6,
    () =>
      Math.max(
        ...everywhere('AWS::CloudFront::Distribution').map(
          (p) => (p.DistributionConfig as { CacheBehaviors: [] }).CacheBehaviors.length,
        ),
      ),
  ],
];
const stacks = () => Object.values(templates);

describe(`the stacks with ${endpointsToCome} endpoints`, () => {
  it('have that many', () => expect(endpoints).toBe(endpointsToCome));

  it.each(quotas)('keep room: %s, of %i', (_name, quota, share, taken) => {
    expect(taken()).toBeGreaterThan(0);
    expect(taken()).toBeLessThanOrEqual(quota * share);
  });

  it('keep every route in one stack: one that moves to another would collide with itself', () => {
    const withRoutes = Object.entries(templates).filter(([, template]) =>
      named('AWS::ApiGatewayV2::Route', template).some(({ RouteKey }) => String(RouteKey).includes(' /api/')),
    );
    expect(withRoutes.map(([name]) => name)).toEqual(['Rampart-production-Api']);
  });
});
