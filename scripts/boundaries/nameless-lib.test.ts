import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../build/inputs.ts';

const below = (folder: string, pattern: string) => globSync(pattern, { cwd: join(projectRoot, folder) });
const domains = below('shared', '*/api.ts').map((file) => file.split('/')[0]);
const named = new RegExp(`(['"\`])(${domains.join('|')})\\1`, 'g');

/** A union of domain names, or a branch on one, would have to change for every new domain. */
it('functions/lib names no domain: a domain declares its lists, counters, queues and slugs itself', () => {
  expect(domains).toContain('accounts');
  const files = below('functions/lib', '**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) =>
    [...readFileSync(join(projectRoot, 'functions/lib', file), 'utf8').matchAll(named)].map(
      ([name]) => `${file} ${name}`,
    ),
  );
  expect(found).toEqual([]);
});
