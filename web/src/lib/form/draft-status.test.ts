import { describe, expect, it } from 'vitest';
import { type DraftStatus, draftStatus } from './draft-status.ts';

const draft = { saved_at: '2026-11-26T10:02:00.000Z', saved_by: 'Ada Admin' };
const said = (status: Partial<DraftStatus>) =>
  draftStatus({ isDirty: true, isKept: true, autosave: { kind: 'idle' }, draft, isNew: false, ...status });

describe('How safe what is typed is', () => {
  it('tells who stored the draft, and nothing without one', () => {
    expect(said({ isDirty: false })).toBe('Draft saved 26 Nov 2026, 10:02 UTC by Ada Admin');
    expect(said({ isDirty: false, draft: null })).toBe('');
  });

  it.each<[string, Partial<DraftStatus>]>([
    ['Unsaved changes', {}],
    ['Saving draft…', { autosave: { kind: 'saving' } }],
    ['No connection. What you type is kept in this browser.', { autosave: { kind: 'waiting', isOffline: true } }],
    [
      'The draft could not be saved yet. What you type is kept in this browser.',
      { autosave: { kind: 'waiting', isOffline: false } },
    ],
    [
      'Draft not saved: Too long. What you type is kept in this browser.',
      { autosave: { kind: 'refused', reason: 'Too long.', text: '' } },
    ],
    ['Not created yet. What you type is kept in this browser.', { isNew: true }],
    [
      'Not saved: somebody else changed this. Compare above. What you type is kept in this browser.',
      { keepMine: () => undefined },
    ],
    ['This browser cannot keep what you type: leave this page open.', { isKept: false }],
    [
      'No connection. This browser cannot keep what you type: leave this page open.',
      { isKept: false, autosave: { kind: 'waiting', isOffline: true } },
    ],
  ])('says %s', (sentence, status) => {
    expect(said(status)).toBe(sentence);
  });
});
