import { describe, expect, it, vi } from 'vitest';
import { invalid, staleVersion } from '../errors.ts';
import { decideAgain } from './decide-again.ts';

describe('an act that names no revision', () => {
  it('is decided anew when somebody was faster', async () => {
    const act = vi.fn().mockRejectedValueOnce(staleVersion({})).mockResolvedValueOnce('published');
    expect(await decideAgain(act)).toBe('published');
  });

  it('that is overtaken again and again speaks of no text', async () => {
    const act = vi.fn().mockRejectedValue(staleVersion({}));
    await expect(decideAgain(act)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.not.stringMatching(/text/),
    });
    expect(act).toHaveBeenCalledTimes(4);
  });

  it('that is refused for another reason is not tried again', async () => {
    const act = vi.fn().mockRejectedValue(invalid('title', 'Title is required'));
    await expect(decideAgain(act)).rejects.toMatchObject({ code: 'invalid' });
    expect(act).toHaveBeenCalledTimes(1);
  });
});
