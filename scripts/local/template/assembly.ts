import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Properties = Record<string, Json>;

export interface Resource {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  readonly properties: Properties;
  readonly metadata: Properties;
}

/** A cloud assembly: all resources of all stacks, and what they export to each other. */
export interface Assembly {
  readonly directory: string;
  readonly resources: readonly Resource[];
  /** Export name to value, still with its intrinsic functions, and the stack that exports it. */
  readonly exports: ReadonlyMap<string, { stack: string; value: Json }>;
  /** Every output of every stack, by `stack/output`. */
  readonly outputs: ReadonlyMap<string, Json>;
}

interface Template {
  Resources?: Record<string, { Type: string; Properties?: Properties; Metadata?: Properties }>;
  Outputs?: Record<string, { Value: Json; Export?: { Name: string } }>;
}

/** Reads what the CDK synthesised. */
export function readAssembly(directory: string): Assembly {
  const resources: Resource[] = [];
  const exports = new Map<string, { stack: string; value: Json }>();
  const outputs = new Map<string, Json>();
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.template.json'))) {
    const stack = file.replace('.template.json', '');
    const template = JSON.parse(readFileSync(join(directory, file), 'utf8')) as Template;
    for (const [id, { Type, Properties = {}, Metadata = {} }] of Object.entries(template.Resources ?? {}))
      resources.push({ stack, id, type: Type, properties: Properties, metadata: Metadata });
    for (const [name, { Value, Export }] of Object.entries(template.Outputs ?? {})) {
      outputs.set(`${stack}/${name}`, Value);
      if (Export) exports.set(Export.Name, { stack, value: Value });
    }
  }
  return { directory, resources, exports, outputs };
}
