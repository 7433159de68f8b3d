import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from './resource-schema.ts';

const ending = '.template.json';

/** The templates of a cloud assembly with the names of their stacks, in alphabetical order. */
export const templatesOf = (assembly: string): { readonly stack: string; readonly template: Template }[] =>
  readdirSync(assembly)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({
      stack: file.slice(0, -ending.length),
      template: JSON.parse(readFileSync(join(assembly, file), 'utf8')) as Template,
    }));
