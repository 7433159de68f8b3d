import { expect, it } from 'vitest';
import { changeWords, ownerWords, versionWords } from './legal-words.ts';

const at = '2026-12-01T18:00:00.000Z';

it('tells a default text from an own one, and who chose it', () => {
  const page = { page: 'imprint', title: 'Imprint', updated_at: at, revision: 1 } as const;
  const words = (is_default: boolean, saved_by: string | null) => {
    const state = { ...page, is_default, saved_by };
    return [ownerWords(state), changeWords(state)];
  };
  expect(words(true, null)).toEqual(['Default text', '']);
  expect(words(true, 'Ada')).toEqual(['Default text', 'since 1 Dec 2026, 18:00 UTC by Ada']);
  expect(words(false, 'Ada')).toEqual(['Own text', 'changed on 1 Dec 2026, 18:00 UTC by Ada']);
  expect(words(false, null)).toEqual(['Own text', 'changed on 1 Dec 2026, 18:00 UTC']);
});

it('says when a version was saved and by whom', () => {
  const version = { title: 'Imprint', revision: 0, saved_at: at };
  expect(versionWords({ ...version, is_default: true, saved_by: null })).toBe(
    'From 1 Dec 2026, 18:00 UTC, default text',
  );
  expect(versionWords({ ...version, is_default: false, saved_by: 'Ada' })).toBe('From 1 Dec 2026, 18:00 UTC by Ada');
});
