import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';

type Value = unknown;
type Fields = Readonly<Record<string, Value>>;

/** A template, as far as it is checked. */
export interface Template {
  readonly Parameters?: Readonly<Record<string, Value>>;
  readonly Resources: Readonly<Record<string, TemplateResource>>;
}
interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Fields;
  readonly DependsOn?: string | readonly string[];
}

/** CloudFormation's resource specification, as the CDK itself uses it. */
const specification = loadAwsServiceSpecSync();

export const specOf = (type: string) => specification.lookup('resource', 'cloudFormationType', 'equals', type).at(0);

type Property = NonNullable<ReturnType<typeof specOf>>['properties'][string];
type PropertyType = Property['type'];

/** Resources of our own making, whose properties nobody specifies. */
const isCustom = (type: string): boolean => type.startsWith('Custom::') || type === 'AWS::CDK::Metadata';

const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `Ref`, `Fn::GetAtt`, …: CloudFormation puts the value there, whose type nothing tells before. */
const isIntrinsic = (value: Value): boolean => {
  if (!isFields(value)) return false;
  const [name, ...others] = Object.keys(value);
  return others.length === 0 && (name === 'Ref' || name?.startsWith('Fn::') === true);
};

/** What is wrong with a value, each with the path to it. */
type Fault = readonly [path: string, what: string];

const fieldFaults = (properties: Readonly<Record<string, Property>>, given: Fields, path: string): Fault[] => [
  ...Object.keys(properties)
    .filter((name) => properties[name]?.required && given[name] === undefined)
    .map((name): Fault => [`${path}.${name}`, 'is required']),
  ...Object.entries(given).flatMap(([name, value]): Fault[] => {
    const property = properties[name];
    if (!property) return [[`${path}.${name}`, 'does not exist']];
    return typesFaults([property.type, ...(property.previousTypes ?? [])], value, `${path}.${name}`);
  }),
];

/** A value has to fit one of the types; of several that it does not fit, the first is told. */
function typesFaults(types: readonly PropertyType[], value: Value, path: string): Fault[] {
  const tried = types.map((type) => valueFaults(type, value, path));
  return tried.some((faults) => faults.length === 0) ? [] : (tried[0] ?? []);
}

const fits: Readonly<Record<string, (value: Value) => boolean>> = {
  string: (value) => typeof value === 'string',
  'date-time': (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  json: () => true,
  null: (value) => value === null,
  tag: (value) => isFields(value) && typeof value.Key === 'string' && value.Value !== undefined,
};

function valueFaults(type: PropertyType, value: Value, path: string): Fault[] {
  if (isIntrinsic(value)) return [];
  switch (type.type) {
    case 'array':
      if (!Array.isArray(value)) return [[path, 'is no list']];
      return value.flatMap((each, index) => valueFaults(type.element, each, `${path}[${index}]`));
    case 'map':
      if (!isFields(value)) return [[path, 'is no map']];
      return Object.entries(value).flatMap(([name, each]) => valueFaults(type.element, each, `${path}.${name}`));
    case 'union':
      return typesFaults(type.types, value, path);
    case 'ref': {
      const { properties } = specification.get('typeDefinition', type.reference.$ref);
      return isFields(value) ? fieldFaults(properties, value, path) : [[path, 'has no fields']];
    }
    case 'string':
    case 'integer':
      if (type.allowedValues?.some((allowed) => allowed === value) === false)
        return [[path, `is ${JSON.stringify(value)}, not one of ${type.allowedValues.join(', ')}`]];
      return fits[type.type]?.(value) ? [] : [[path, `is no ${type.type}`]];
    default:
      return fits[type.type]?.(value) ? [] : [[path, `is no ${type.type}`]];
  }
}

/** All references of a value: `Ref` as a name, `Fn::GetAtt` as a name and an attribute. */
function references(value: Value): (readonly [name: string, attribute?: string])[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isFields(value)) return [];
  const { Ref: name, 'Fn::GetAtt': attribute } = value;
  if (typeof name === 'string') return [[name]];
  if (Array.isArray(attribute)) return [[String(attribute[0]), String(attribute[1])]];
  return Object.values(value).flatMap(references);
}

function referenceFaults({ Resources, Parameters = {} }: Template, { Properties }: TemplateResource): string[] {
  return references(Properties).flatMap(([name, attribute]) => {
    if (attribute === undefined)
      return name in Resources || name in Parameters || name.startsWith('AWS::') ? [] : [`refers to ${name}`];
    const type = Resources[name]?.Type;
    if (type === undefined) return [`refers to ${name}`];
    return isCustom(type) || specOf(type)?.attributes[attribute] ? [] : [`refers to ${name}.${attribute} of ${type}`];
  });
}

function resourceFaults(template: Template, resource: TemplateResource): string[] {
  const { Type, Properties = {}, DependsOn = [] } = resource;
  const missing = [DependsOn].flat().filter((name) => !(name in template.Resources));
  const unknown = [...referenceFaults(template, resource), ...missing.map((name) => `waits for ${name}`)];
  if (isCustom(Type)) return unknown;
  const spec = specOf(Type);
  if (!spec) return [`CloudFormation has no ${Type}`];
  return [...fieldFaults(spec.properties, Properties, Type).map(([path, what]) => `${path} ${what}`), ...unknown];
}

/**
 * Everything that CloudFormation's resource specification does not allow in a template: unknown types and properties,
 * missing ones, values of another type, references to what is not there. Each fault begins with the logical id.
 */
export const templateFaults = (template: Template): string[] =>
  Object.entries(template.Resources).flatMap(([id, resource]) =>
    resourceFaults(template, resource).map((fault) => `${id}: ${fault}`),
  );
