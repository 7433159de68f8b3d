import { describe, expect, it } from 'vitest';
import { realFiles } from './files.ts';
import { readReal } from './outcome.ts';
import { filesOf } from './packages.ts';

const installed = realFiles.filter(({ isInstalled }) => isInstalled).flatMap(filesOf);

describe('documents that nobody here wrote', () => {
  it('are enough of each type, from packages with a licence', () => {
    const names = realFiles.flatMap(({ files }) => Object.keys(files));
    const count = (ending: string) => names.filter((name) => name.endsWith(ending)).length;
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect([count('.pdf'), count('.epub'), count('.docx'), count('.csv')].every((found) => found >= 3)).toBe(true);
  });

  it.each(installed.map((file) => [`${file.package.name}: ${file.name}`, file] as const))('%s', async (_, file) => {
    expect((await readReal(file.path)).outcome).toEqual(file.package.files[file.name]);
  });
});
