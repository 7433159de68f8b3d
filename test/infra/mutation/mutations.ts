import type { Template } from '../template/resource-schema.ts';

/** One thing taken away from a template. */
export interface Mutation {
  readonly kind: string;
  readonly what: string;
  /** The template without it. */
  readonly template: Template;
}

type Fields = Record<string, unknown>;
/** Where something stands in a template: names and positions from `Resources` on. */
type Place = readonly (string | number)[];
interface Taken {
  readonly kind: string;
  readonly place: Place;
  /** Replaces what stands there; taken away when absent. */
  readonly by?: unknown;
}

const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((found, step) => (found as Fields | undefined)?.[step], value);

/** The places of all entries of a list or an object at a place. */
function entries(resource: unknown, ...place: Place): Place[] {
  const found = at(resource, place);
  if (typeof found !== 'object' || found === null) return [];
  return Object.keys(found).map((step) => [...place, Array.isArray(found) ? Number(step) : step]);
}

const taken = (kind: string, places: readonly Place[], by?: unknown): Taken[] =>
  places.map((place) => (by === undefined ? { kind, place } : { kind, place, by }));

const statements = (resource: unknown, list: string, kind: string): Taken[] =>
  entries(resource, 'Properties', 'PolicyDocument', 'Statement').flatMap((statement) => {
    const several = entries(resource, ...statement, list);
    return taken(kind, several.length > 1 ? several : [statement]);
  });

/** What can be taken away from a resource, by its type. */
const removable: Readonly<Record<string, (resource: unknown) => readonly Taken[]>> = {
  'AWS::IAM::Policy': (resource) => [
    ...statements(resource, 'Action', 'an action of a grant'),
    ...statements(resource, 'Resource', 'a resource or index of a grant'),
    ...taken(
      'a condition of a grant',
      entries(resource, 'Properties', 'PolicyDocument', 'Statement').flatMap((place) =>
        at(resource, [...place, 'Condition']) ? [[...place, 'Condition']] : [],
      ),
    ),
  ],
  'AWS::S3::BucketPolicy': (resource) => statements(resource, 'Action', 'a statement of a bucket'),
  'AWS::Lambda::Function': (resource) =>
    taken('a variable', entries(resource, 'Properties', 'Environment', 'Variables')),
  'AWS::Lambda::Permission': () => taken('the right to call a function', [[]]),
  'AWS::ApiGatewayV2::Route': (resource) =>
    at(resource, ['Properties', 'AuthorizationType']) === 'JWT'
      ? taken('an authoriser', [['Properties', 'AuthorizationType']], 'NONE')
      : [],
  'AWS::ApiGatewayV2::Authorizer': (resource) => [
    ...taken('an audience', entries(resource, 'Properties', 'JwtConfiguration', 'Audience')),
    ...taken('an issuer', [['Properties', 'JwtConfiguration', 'Issuer']]),
  ],
  'AWS::CloudFront::ResponseHeadersPolicy': (resource) => [
    ...taken('a header', entries(resource, 'Properties', 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig')),
    ...taken(
      'a header',
      entries(resource, 'Properties', 'ResponseHeadersPolicyConfig', 'CustomHeadersConfig', 'Items'),
    ),
  ],
  'AWS::CloudFront::CachePolicy': (resource) =>
    ['HeadersConfig', 'QueryStringsConfig'].flatMap((part) =>
      taken(
        'a part of a cache key',
        entries(
          resource,
          'Properties',
          'CachePolicyConfig',
          'ParametersInCacheKeyAndForwardedToOrigin',
          part,
          part === 'HeadersConfig' ? 'Headers' : 'QueryStrings',
        ),
      ),
    ),
  'AWS::Events::Rule': () => taken('a schedule or subscription', [[]]),
};

/** A copy of a template with one place changed; an empty place is the whole resource. */
function without(template: Template, id: string, { place, by }: Taken): Template {
  const copy = structuredClone(template) as { Resources: Fields };
  const full = ['Resources', id, ...place];
  const last = full.at(-1) as string | number;
  const parent = at(copy, full.slice(0, -1)) as Fields | unknown[];
  if (by !== undefined) (parent as Fields)[last] = by;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy as unknown as Template;
}

/** Everything that can be taken away from a template, one thing at a time. */
export const mutationsOf = (template: Template): Mutation[] =>
  Object.entries(template.Resources).flatMap(([id, resource]) =>
    (removable[resource.Type]?.(resource) ?? []).map((each) => ({
      kind: each.kind,
      what: [id, ...each.place].join('.'),
      template: without(template, id, each),
    })),
  );
