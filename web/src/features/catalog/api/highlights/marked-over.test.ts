import { describe, expect, test } from 'vitest';
import { type HighlightColor, longestNote, longestQuote } from '#shared/library/choices.ts';
import type { Highlight } from '#shared/library/highlight.ts';
import { markedOver } from './marked-over.ts';
import type { PlacedHighlight } from './placed.ts';

const placed = (start: number, end: number, color: HighlightColor = 'yellow', note = ''): PlacedHighlight => ({
  highlight: { key: `${start}-${end}`, color, note } as Highlight,
  at: { start, end },
  heading: '',
});
const outcome = (kept: readonly PlacedHighlight[], start: number, end: number, color: HighlightColor = 'yellow') => {
  const { passage, into, note, gone } = markedOver(kept, { start, end }, color);
  return [passage.start, passage.end, into?.key, note, gone.map(({ key }) => key)];
};

describe('marking', () => {
  test('the same passage again changes the highlight that is there', () => {
    const kept = [placed(10, 20, 'yellow', 'Ask')];
    expect(outcome(kept, 10, 20)).toEqual([10, 20, '10-20', 'Ask', []]);
    expect(outcome(kept, 10, 20, 'blue')).toEqual([10, 20, '10-20', 'Ask', []]);
  });

  test('over highlights of the same colour makes one of them, with their notes', () => {
    const kept = [placed(10, 20, 'yellow', 'First'), placed(25, 30), placed(40, 50, 'yellow', 'Second')];
    expect(outcome(kept, 15, 45)).toEqual([10, 50, '10-20', 'First\n\nSecond', ['25-30', '40-50']]);
    expect(outcome(kept, 12, 14)).toEqual([10, 20, '10-20', 'First', []]);
  });

  test('beside a highlight, or over one of another colour, makes a new one', () => {
    expect(outcome([placed(10, 20)], 20, 30)).toEqual([20, 30, undefined, '', []]);
    expect(outcome([placed(20, 30)], 10, 20)).toEqual([10, 20, undefined, '', []]);
    expect(outcome([placed(10, 20, 'blue')], 15, 30)).toEqual([15, 30, undefined, '', []]);
    expect(outcome([{ ...placed(10, 20), at: undefined }], 10, 20)).toEqual([10, 20, undefined, '', []]);
  });

  test('joins nothing that would become too long', () => {
    expect(outcome([placed(0, longestQuote)], 10, longestQuote + 1)).toEqual([10, longestQuote + 1, undefined, '', []]);
    const notes = [placed(0, 10, 'yellow', 'n'.repeat(longestNote)), placed(20, 30, 'yellow', 'n')];
    expect(outcome(notes, 5, 25)).toEqual([5, 25, undefined, '', []]);
  });
});
