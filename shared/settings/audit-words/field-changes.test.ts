import { describe, expect, test } from 'vitest';
import { actWord, kindWord } from './act-words.ts';
import { changeText, fieldChanges } from './field-changes.ts';

const textsOf = (changes: Record<string, [unknown, unknown]>) => fieldChanges({ changes }).map(changeText);

describe('what an act has changed', () => {
  test.each([
    [{ price: [19, 24] }, 'Price: $19.00 → $24.00'],
    [{ shelf: ['published', 'draft'] }, 'Status: Published → Draft'],
    [{ post_type: ['article', 'case-study'] }, 'Post type: Article → Case study'],
    [{ is_featured: [true, false] }, 'Featured: Yes → No'],
    [{ tags: [['risk'], ['risk', 'audit']] }, 'Tags: risk → risk, audit'],
    [{ validTo: [null, '2026-12-24'] }, 'Valid to: 24 Dec 2026'],
    [{ scheduled_at: ['2026-12-24T09:30:00.000Z', null] }, 'Scheduled at: 24 Dec 2026, 09:30 UTC → blank'],
    [{ minQuantity: [2, 3] }, 'Smallest quantity: 2 → 3'],
    [
      {
        wishlist_offer: [
          { percent: 15, hours: 48 },
          { percent: 20, hours: 48 },
        ],
      },
      'Wishlist offer: percent: 15 → 20',
    ],
    [{ secretKey: ['••••', '••••1'] }, 'Secret key: •••• → ••••1'],
  ] as [Record<string, [unknown, unknown]>, string][])('%j', (changes, text) => {
    expect(textsOf(changes)).toEqual([text]);
  });

  test('leaves out storage and what stays blank', () => {
    const stored = {
      id: [null, 'ebk_1'],
      listed_at: ['a', 'b'],
      content_key: ['a', 'b'],
      author_id: ['aut_1', 'aut_2'],
    };
    expect(textsOf({ ...stored, description: [null, ''], features: [null, []] } as never)).toEqual([]);
  });

  test('tells that a secret has changed, not what it was', () => {
    expect(textsOf({ apiKey: ['••••', '••••'] })).toEqual(['Api key: changed']);
  });
});

test('acts and kinds that nobody has named yet are words too', () => {
  expect([kindWord('ai_tool.updated'), actWord('user.reset-forced')]).toEqual(['AI tool', 'Forced a password reset']);
  expect([kindWord('price_list.set_aside'), actWord('price_list.set_aside')]).toEqual(['Price list', 'Set aside']);
});
