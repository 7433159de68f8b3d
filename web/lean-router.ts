import type { Plugin } from 'vite';

/** Says of what stands at the top of a module that nothing happens when it runs. */
export const withoutEffects = (code: string): string =>
  code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');

/**
 * Lets the bundler leave out of react-router what no page uses: forms, fetchers, scripts of its framework. Their names
 * for React's developer tools keep them in otherwise, about a third of the library.
 */
export const leanRouter = (): Plugin => ({
  name: 'rampart:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({ code: withoutEffects(code), map: null }),
  },
});
