import { afterAll, expect, inject } from 'vitest';
import { commands } from 'vitest/browser';

/*
 * Records the paths of the pages that a test file shows, so that `npm test` can skip the file while their code is unchanged
 * (decision 059).
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the records; nothing is recorded without it. */
    reachFolder: string;
    projectRoot: string;
  }
}

const folder = inject('reachFolder');
const paths = new Set<string>();

function follow(method: 'pushState' | 'replaceState'): void {
  const change = history[method].bind(history);
  history[method] = (...given) => {
    change(...given);
    paths.add(location.pathname);
  };
}

if (folder) {
  follow('pushState');
  follow('replaceState');
  window.addEventListener('popstate', () => paths.add(location.pathname));

  afterAll(async () => {
    const { testPath = '' } = expect.getState();
    const file = testPath.replace(`${inject('projectRoot')}`, '');
    const name = file.replace(/\W+/g, '-');
    await commands.writeFile(`${folder}/${name}.json`, JSON.stringify({ file, requests: [...paths] }));
  });
}
