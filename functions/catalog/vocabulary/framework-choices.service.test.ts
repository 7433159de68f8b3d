import { expect, it, vi } from 'vitest';
import { frameworkChoices } from './framework-choices.service.ts';

vi.mock('../snapshot/snapshot.source.ts', () => ({
  published: {
    get: async () => ({
      counts: () => [['SOC 2', 2] as const, ['SOC 2 Type II', 3] as const, ['GDPR', 0] as const, ['DORA', 1] as const],
    }),
  },
}));
vi.mock('../card/card.service.ts', () => ({ chosenByOthers: () => () => [] }));
vi.mock('#lib/vocabulary/framework.repo.ts', () => ({
  listFrameworks: async () => [
    { name: 'SOC 2 Type II', former: 'SOC 2', description: 'Reports on controls', category: 'Compliance' },
    { name: 'dora', description: 'Resilience', category: 'Security', url: 'https://dora.example' },
    { name: 'GDPR', former: 'DORA', description: 'Privacy', category: 'Privacy' },
  ],
}));

it('each name that ebooks have is described, a former one like the framework that has left it', async () => {
  const { frameworks } = await frameworkChoices();
  const soc = { description: 'Reports on controls', category: 'Compliance', url: null };
  expect(frameworks).toEqual([
    // Somebody else is called so by now.
    { name: 'DORA', count: 1, description: 'Resilience', category: 'Security', url: 'https://dora.example' },
    { name: 'SOC 2', count: 2, ...soc },
    { name: 'SOC 2 Type II', count: 3, ...soc },
  ]);
});
