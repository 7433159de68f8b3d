import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

/** Gives the current test its own cache folder, and returns the folder's parent. */
export function ownCache(): string {
  const root = mkdtempSync(join(tmpdir(), 'rampart-cache-'));
  vi.stubEnv('XDG_CACHE_HOME', root);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  return root;
}
