import { describe, expect, it, vi } from 'vitest';
import { invalid, staleVersion } from '../errors.ts';
import { retryOnStaleRevision } from './retry-on-stale-revision.ts';

describe('an act that names no revision', () => {
  it('is decided again after a concurrent write', async () => {
    const act = vi.fn().mockRejectedValueOnce(staleVersion({})).mockResolvedValueOnce('published');
    expect(await retryOnStaleRevision('published', act)).toBe('published');
  });

  it('that keeps losing to concurrent writes answers a conflict that names what was not done', async () => {
    const act = vi.fn().mockRejectedValue(staleVersion({}));
    await expect(retryOnStaleRevision('published', act)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Others are changing this right now, so it was not published. Please try again in a moment.',
    });
    expect(act).toHaveBeenCalledTimes(4);
  });

  it('is not retried after any other error', async () => {
    const act = vi.fn().mockRejectedValue(invalid('title', 'Title is required'));
    await expect(retryOnStaleRevision('published', act)).rejects.toMatchObject({ code: 'invalid' });
    expect(act).toHaveBeenCalledTimes(1);
  });
});
