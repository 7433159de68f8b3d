import { describe, expect, it, vi } from 'vitest';
import { invalid, staleVersion } from '../errors.ts';
import { retryOnStaleRevision } from './retry-on-stale-revision.ts';

describe('an act that names no revision', () => {
  it('is decided again after a concurrent write', async () => {
    const act = vi.fn().mockRejectedValueOnce(staleVersion({})).mockResolvedValueOnce('published');
    expect(await retryOnStaleRevision(act)).toBe('published');
  });

  it('that keeps losing to concurrent writes answers a conflict without a text to compare', async () => {
    const act = vi.fn().mockRejectedValue(staleVersion({}));
    await expect(retryOnStaleRevision(act)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.not.stringMatching(/text/),
    });
    expect(act).toHaveBeenCalledTimes(4);
  });

  it('is not retried after any other error', async () => {
    const act = vi.fn().mockRejectedValue(invalid('title', 'Title is required'));
    await expect(retryOnStaleRevision(act)).rejects.toMatchObject({ code: 'invalid' });
    expect(act).toHaveBeenCalledTimes(1);
  });
});
