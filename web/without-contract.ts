import type { Plugin } from 'vite';

const library = /\/node_modules\/zod\//;

/**
 * Fails a build that brings the contract's library into the browser. It is larger than most pages, and it tries to
 * compile code, which the content security policy refuses. What pages need of a contract beside its types belongs into
 * the `choices.ts` of its folder.
 */
export function withoutContract(): Plugin {
  return {
    name: 'rampart:without-contract',
    apply: 'build',
    buildEnd() {
      const importers = [...this.getModuleIds()]
        .filter((id) => library.test(id))
        .flatMap((id) => this.getModuleInfo(id)?.importers ?? [])
        .filter((id) => !library.test(id))
        .flatMap((id) => [id, ...(this.getModuleInfo(id)?.importers ?? [])]);
      if (importers.length > 0)
        this.error(
          `The contract's library must not come into the browser, but these bring it:\n${importers.join('\n')}`,
        );
    },
  };
}
