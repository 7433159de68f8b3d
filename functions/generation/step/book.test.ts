import { expect, it } from 'vitest';
import { localModelId } from '#shared/kernel/model.ts';
import { bookText } from './book.ts';

const outline = {
  ...{ title: 'Logs', subtitle: 'A guide', description: 'What logs are for.', audience: 'Practitioners' },
  sections: ['First', 'Second'].map((title) => ({ title, purpose: 'It settles this.', key_points: ['a', 'b'] })),
};
const section = (markdown: string) => ({ markdown, sources_used: [], excerpts: [] });

it('a book has its sections under their titles', () => {
  const text = bookText(outline, [section('One.'), section('Two.')], 'another.model');
  expect(text).toBe('**A guide**\n\nWritten for: Practitioners\n\n# First\n\nOne.\n\n# Second\n\nTwo.');
});

it('says when the local model wrote it', () => {
  expect(bookText(outline, [], localModelId)).toContain('The local model of this platform wrote this text');
});

it('footnotes of all sections have numbers of their own', () => {
  const first = section('A[^1] and b[^note].\n\n[^1]: One\n\n[^note]: Two');
  const text = bookText(outline, [first, section('C[^1].\n\n[^1]: Three')], undefined);
  expect(text).toContain('A[^1] and b[^2].\n\n[^1]: One\n\n[^2]: Two');
  expect(text).toContain('C[^3].\n\n[^3]: Three');
});

it('lists the training files that sections rest on, with their pages', () => {
  const excerpts = [
    { file: 'policy.pdf', page: 7, text: 'Seven' },
    { file: 'notes.docx', page: null, text: 'Notes' },
    { file: 'policy.pdf', page: 12, text: 'Twelve' },
    { file: 'unused.pdf', page: 1, text: 'One' },
  ];
  const text = bookText(outline, [{ markdown: 'One.', sources_used: [1, 2, 3, 9], excerpts }], undefined);
  expect(text.endsWith('# Sources\n\n- policy.pdf, pages 7, 12\n- notes.docx')).toBe(true);
});
