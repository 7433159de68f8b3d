import type { Assembly, Json, Resource } from './assembly.ts';
import { account, identify, region } from './identity.ts';

export interface ResolveOptions {
  /** Host of the local S3, for bucket domain names. */
  readonly s3Host: () => string;
  /** Replacements of strings in every resolved value: the stage's placeholders. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Value of a secret by its ARN, for dynamic references. */
  readonly secret: (arn: string) => string;
}

const pseudo: Record<string, string> = {
  'AWS::Region': region,
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::NoValue': '',
};

/** Resolves a template's intrinsic functions to the names of local resources. */
export class Resolver {
  readonly #assembly: Assembly;
  readonly #options: ResolveOptions;
  readonly #byId: ReadonlyMap<string, Resource>;

  constructor(assembly: Assembly, options: ResolveOptions) {
    this.#assembly = assembly;
    this.#options = options;
    this.#byId = new Map(assembly.resources.map((r) => [`${r.stack}/${r.id}`, r]));
  }

  /** A resource's properties, fully resolved. */
  properties<T = Record<string, Json>>(resource: Resource): T {
    return this.#value(resource.properties, resource.stack) as T;
  }

  ref(resource: Resource): string {
    return identify(resource, { s3: this.#options.s3Host() }).ref;
  }

  arn(resource: Resource): string {
    return identify(resource, { s3: this.#options.s3Host() }).attributes.Arn ?? this.ref(resource);
  }

  #value(value: Json, stack: string): Json {
    if (typeof value === 'string') return this.#text(value);
    if (Array.isArray(value)) return value.map((item) => this.#value(item, stack));
    if (value === null || typeof value !== 'object') return value;
    const [key, argument] = Object.entries(value)[0] ?? [];
    if (
      key !== undefined &&
      argument !== undefined &&
      Object.keys(value).length === 1 &&
      (key === 'Ref' || key.startsWith('Fn::'))
    )
      return this.#intrinsic(key, argument, stack);
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, this.#value(v, stack)]));
  }

  #intrinsic(name: string, argument: Json, stack: string): Json {
    if (name === 'Ref') return pseudo[String(argument)] ?? this.#text(this.ref(this.#find(stack, String(argument))));
    if (name === 'Fn::GetAtt') return this.#attribute(argument, stack);
    if (name === 'Fn::ImportValue') return this.#imported(String(this.#value(argument, stack)));
    if (name === 'Fn::GetStackOutput') return this.#output(argument as Record<string, string>);
    const args = this.#value(argument, stack) as Json[];
    if (name === 'Fn::Join') return this.#text((args[1] as string[]).join(String(args[0])));
    if (name === 'Fn::Split') return String(args[1]).split(String(args[0]));
    if (name === 'Fn::Select') return (args[1] as Json[])[Number(args[0])] ?? '';
    if (name === 'Fn::Sub') return this.#substitute(argument, stack);
    throw new Error(`The local cloud does not support ${name}`);
  }

  #attribute(argument: Json, stack: string): Json {
    const [id, attribute] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
    const value = identify(this.#find(stack, String(id)), { s3: this.#options.s3Host() }).attributes[String(attribute)];
    if (value === undefined) throw new Error(`The local cloud does not know ${id}.${attribute}`);
    return this.#text(value);
  }

  #imported(name: string): Json {
    const exported = this.#assembly.exports.get(name);
    if (!exported) throw new Error(`Nothing exports ${name}`);
    return this.#value(exported.value, exported.stack);
  }

  #output({ StackName, OutputName }: Record<string, string>): Json {
    const value = this.#assembly.outputs.get(`${StackName}/${OutputName}`);
    if (value === undefined) throw new Error(`${StackName} has no output ${OutputName}`);
    return this.#value(value, String(StackName));
  }

  #substitute(argument: Json, stack: string): Json {
    const text = String(Array.isArray(argument) ? argument[0] : argument);
    return this.#text(text.replace(/\$\{([^}]+)\}/g, (_, name: string) => String(this.#intrinsic('Ref', name, stack))));
  }

  #find(stack: string, id: string): Resource {
    const resource = this.#byId.get(`${stack}/${id}`);
    if (!resource) throw new Error(`No resource ${id} in ${stack}`);
    return resource;
  }

  /** Dynamic references to secrets, and the stage's placeholder addresses. */
  #text(text: string): string {
    let resolved = text.replace(/\{\{resolve:secretsmanager:(arn:[^}]+?):SecretString:.*?\}\}/g, (_, arn: string) =>
      this.#options.secret(arn),
    );
    for (const [from, to] of Object.entries(this.#options.addresses)) resolved = resolved.replaceAll(from, to);
    return resolved;
  }
}
