import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { projectRoot } from '#scripts/build/inputs.ts';
import { reachVariable } from '#scripts/test/kept/reach-folder.ts';

/*
 * Records which requests a test file sends, so that `npm test` can skip the file while nothing behind them has changed
 * (decision 059).
 */

const folder = process.env[reachVariable];
const requests = new Set<string>();

if (folder) {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    requests.add(`${init?.method ?? (input instanceof Request ? input.method : 'GET')} ${new URL(address).pathname}`);
    return send(input, init);
  };

  afterAll(() => {
    const file = relative(projectRoot, expect.getState().testPath ?? '');
    mkdirSync(folder, { recursive: true });
    const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ file, requests: [...requests] }));
  });
}
