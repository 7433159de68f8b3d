import { describe, expect, it } from 'vitest';
import { productionApp } from './production-app.ts';

interface Template {
  readonly Resources: Readonly<
    Record<
      string,
      { readonly Type: string; readonly Properties: Record<string, unknown>; readonly DependsOn?: string[] }
    >
  >;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown }>>;
}

/** The templates of production with a version of the secret, by stack. */
async function templatesWith(originSecretVersion: number): Promise<Map<string, Template>> {
  const { app } = await productionApp({ config: { originSecretVersion } });
  return new Map(
    app.synth().stacks.map(({ stackName, template }) => [stackName.replace('Rampart-production-', ''), template]),
  );
}
const [first, second, third, fourth, fifth] = await Promise.all([1, 2, 3, 4, 5].map(templatesWith));

/** Text of the resources that send or check the secret, by stack and id. */
const users = (templates: Map<string, Template> | undefined) =>
  new Map(
    [...(templates ?? [])].flatMap(([stack, { Resources }]) =>
      Object.entries(Resources)
        .filter(([, { Type, Properties }]) => /Distribution$/.test(Type) || /"ORIGIN_SECRETS"/.test(text(Properties)))
        .map(([id, { Properties }]) => [`${stack} ${id}`, text(Properties)] as const),
    ),
  );
/** Functions behind routes: each has one integration. */
const integrationsIn = (templates: Map<string, Template> | undefined): number =>
  [...(templates?.values() ?? [])].flatMap(({ Resources }) =>
    Object.values(Resources).filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Integration'),
  ).length;
const text = (value: unknown) => JSON.stringify(value);
/** Versions of one digit: the hash that follows may start with one. */
const secretsIn = (value: string) => [...new Set(value.match(/OriginSecretV\d(?=[0-9A-F]{8})/g))];
const exported = (templates: Map<string, Template> | undefined) =>
  secretsIn(text(templates?.get('Data')?.Outputs)).sort();

describe('the next version of the origin secret', () => {
  it('changes the templates of the distribution and of every function behind it, so that CloudFormation updates them', () => {
    const [before, after] = [users(first), users(second)];
    expect(before.size).toBe(integrationsIn(first) + 1);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, properties] of after) expect(properties, name).not.toBe(before.get(name));
  });

  it('is what the edge sends, while the functions accept the one before as well', () => {
    for (const [name, properties] of users(fourth))
      expect([name, secretsIn(properties)]).toEqual([
        name,
        name.includes('Distribution') ? ['OriginSecretV4'] : ['OriginSecretV4', 'OriginSecretV3'],
      ]);
  });

  it('leaves those of the deployment before in place, for a rollback, and takes none away that is in use', () => {
    expect(exported(first)).toEqual(['OriginSecretV0', 'OriginSecretV1']);
    expect(exported(fourth)).toEqual(['OriginSecretV2', 'OriginSecretV3', 'OriginSecretV4']);
    expect(exported(fifth)).toEqual(['OriginSecretV3', 'OriginSecretV4', 'OriginSecretV5']);
  });
});

it('reaches the functions before the edge sends it, also those of the same stack', () => {
  const { Resources = {} } = second?.get('Web') ?? {};
  const [distribution] = Object.values(Resources).filter(({ Type }) => Type === 'AWS::CloudFront::Distribution');
  const functions = Object.keys(Resources).filter((id) => text(Resources[id]?.Properties).includes('ORIGIN_SECRETS'));
  expect(functions).toHaveLength(2);
  expect(distribution?.DependsOn).toEqual(expect.arrayContaining(functions));
});

describe('a step over a version, or back', () => {
  it.each([
    ['1 to 3', first, third],
    ['2 to 4', second, fourth],
    ['3 to 5', third, fifth],
    ['2 to 1', second, first],
    ['5 to 2', fifth, second],
  ])('takes away a version in use, which CloudFormation refuses: %s', (_, before, after) => {
    const inUse = [...new Set([...users(before).values()].flatMap(secretsIn))];
    expect(inUse.filter((secret) => !exported(after).includes(secret))).not.toEqual([]);
  });

  it.each([
    ['1 to 2', first, second],
    ['2 to 3', second, third],
    ['4 to 5', fourth, fifth],
  ])('is not one to the next: %s', (_, before, after) => {
    const inUse = [...new Set([...users(before).values()].flatMap(secretsIn))];
    expect(exported(after)).toEqual(expect.arrayContaining(inUse));
  });
});

/** The resources that a value of a template refers to. */
function referredTo(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref') return [String(inner)];
    return key === 'Fn::GetAtt' ? [String(inner[0])] : referredTo(inner);
  });
}

it('needs no order that CloudFormation cannot keep', () => {
  const { Resources = {} } = second?.get('Web') ?? {};
  const left = new Map(
    Object.entries(Resources).map(([id, { Properties, DependsOn = [] }]) => [
      id,
      [...referredTo(Properties), ...DependsOn].filter((other) => other in Resources),
    ]),
  );
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [id, needed] of left) if (!needed.some((other) => left.has(other))) left.delete(id);
  }
  expect([...left.keys()]).toEqual([]);
});
