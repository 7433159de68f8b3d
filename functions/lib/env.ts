import { type EnvKey, envNames } from '#shared/kernel/env-names.ts';

/**
 * Reads the named settings once, at cold start. A missing one stops the function before its first request and is named
 * in the error: a grant sets permission and variable together, so a gap here is a gap in `infra`.
 */
export function readEnv<K extends EnvKey>(...keys: readonly K[]): Record<K, string> {
  const entries = keys.map((key) => {
    const value = process.env[envNames[key]];
    if (!value) throw new Error(`Environment variable ${envNames[key]} is not set`);
    return [key, value] as const;
  });
  return Object.fromEntries(entries) as Record<K, string>;
}
