import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/inputs.ts';
import { pageModules } from './page-dependencies.ts';

const code = readFileSync(join(projectRoot, 'web/src/app/page-code.ts'), 'utf8');

describe('The modules of pages', () => {
  it('exist for every page', () => {
    const modules = pageModules(code);
    expect([...modules.values()].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    expect(modules.get('home')).toBe('web/src/app/routes/public/home/home.tsx');
    expect(modules.get('blog')).toBe(modules.get('articles'));
    expect(modules.get('adminNewsletterIssue')).toBe('web/src/app/routes/admin/admin-newsletter-issue.tsx');
  });

  it('throw when a page is missing', () => {
    expect(() => pageModules(code.replace('  account: ', '  other: '))).toThrow('where is the code of account?');
  });
});
