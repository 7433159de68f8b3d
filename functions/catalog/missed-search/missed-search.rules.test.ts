import { expect, it } from 'vitest';
import { missedTerm, mostMissed } from './missed-search.rules.ts';

it('counts what somebody may want to read about', () => {
  expect(missedTerm('  Zéro   TRUST ')).toBe('zero trust');
  expect(missedTerm('PCI')).toBe('pci');
  expect(missedTerm('ISO 27001')).toBe('iso 27001');
  for (const none of ['', 'ai', 'a'.repeat(61), 'sam@example.test', '+49 151 234567', '4242 4242 4242 4242'])
    expect(missedTerm(none)).toBeUndefined();
});

it('leaves out what was typed on the way to a word', () => {
  const times = new Map([
    ['kub', 4],
    ['kuber', 2],
    ['kubernetes', 4],
    ['sca', 9],
    ['scada', 2],
    ['scalping', 1],
  ]);
  expect(mostMissed(times, 10)).toEqual([
    { term: 'sca', times: 9 },
    { term: 'kubernetes', times: 4 },
    { term: 'scada', times: 2 },
    { term: 'scalping', times: 1 },
  ]);
  expect(mostMissed(times, 1)).toEqual([{ term: 'sca', times: 9 }]);
});
