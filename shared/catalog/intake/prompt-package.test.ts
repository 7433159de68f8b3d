import { expect, it } from 'vitest';
import { PromptPackageEdit, PromptPackageForm } from './prompt-package.ts';

it('the line of tags of a package has twelve at most', () => {
  const line = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`).join(', ');
  const form = (tags: string) => PromptPackageForm.safeParse({ title: 'T', price: '1', tags });
  const edit = (tags: string) => PromptPackageEdit.safeParse({ title: 'T', price: 1, tags, revision: 1 });
  for (const read of [form, edit]) {
    expect(read(line(12)).data?.tags).toHaveLength(12);
    expect(read(line(13)).success).toBe(false);
  }
});
