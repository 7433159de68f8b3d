import { expect, test } from 'vitest';
import type { StoredAiTool } from './ai-tool.repo.ts';
import { alternativesTo } from './published-ai-tool.ts';

const tool = (id: string, category: string, subcategory: string) => ({ id, category, subcategory }) as StoredAiTool;
const published = [
  tool('vanta', 'Security', 'Compliance automation'),
  tool('drata', 'Security', 'Compliance automation'),
  tool('garak', 'Security', 'AI red teaming'),
  tool('zapier', 'Productivity', 'Compliance automation'),
];
const namesFor = (wanted: StoredAiTool) => alternativesTo(wanted, { published }).map(({ id }) => id);

test('alternatives do the same work, not only belong to the same category', () => {
  expect(namesFor(tool('vanta', 'Security', 'Compliance automation'))).toEqual(['drata']);
  expect(namesFor(tool('garak', 'Security', 'AI red teaming'))).toEqual([]);
});

test('the category decides for a tool whose work is not named', () => {
  expect(namesFor(tool('new', 'Security', ''))).toEqual(['vanta', 'drata', 'garak']);
});
