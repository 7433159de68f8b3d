import { expect, it } from 'vitest';
import { attachmentLabel } from './attachment-label.ts';

it('says what a file is, its type and its size', () => {
  expect(attachmentLabel({ name: 'sheets', title: 'Worksheets', type: 'xlsx', size: 41_200 })).toBe(
    'Worksheets, XLSX, 41 kB',
  );
});
