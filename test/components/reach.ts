import { afterAll, expect, inject } from 'vitest';
import { commands } from 'vitest/browser';

/*
 * Notes the paths of pages that a file of tests shows, so that `npm test` can leave the file out while nothing behind
 * them has changed (decision 059).
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for what test files reach; none is noted without it. */
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
