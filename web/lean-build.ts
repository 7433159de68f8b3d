import type { Plugin } from 'vite';

/** Says of what stands at the top of a module that nothing happens when it runs. */
export const withoutEffects = (code: string): string =>
  code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');

/**
 * Lets the bundler leave out what no page uses: of react-router forms, fetchers and scripts of its framework, kept in
 * otherwise by their names for React's developer tools; of Vite the preloading that `modulePreload: false` turned off.
 */
export const leanBuild = (): Plugin[] => [
  {
    name: 'rampart:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  },
  {
    name: 'rampart:lean-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  },
];
