import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apis, type DomainName } from '#shared/api.ts';
import { writingRoutes } from './walk.ts';

it.each(Object.keys(apis) as DomainName[])('%s is walked through, if it writes', (domain) => {
  const isWalked = readdirSync(import.meta.dirname).includes(`${domain}.test.ts`);
  expect(isWalked, `test/faults/${domain}.test.ts`).toBe(writingRoutes(domain).length > 0);
});
