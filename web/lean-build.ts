import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

/** Says of what stands at the top of a module that nothing happens when it runs. */
export const withoutEffects = (code: string): string =>
  code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');

/** Parts of react-router for its framework and for server components, where plain routes pass by: left, right. */
const passedBy: readonly (readonly [RegExp, string])[] = [
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '[false, null, {}]'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
  [/\/\* @__PURE__ \*\/ React2\.createElement\(RSCErrorHandler, \{ error \}, result\)/g, 'result'],
];

/** What the router tells those who build with it: a warning is nothing to a visitor, and an error is one without words. */
export const withoutAdvice = (code: string): string =>
  code
    .replace(/^\s*warning\([^;]*?\);$/gm, '')
    .replace(/(\binvariant2?\([^;]*?),\s*(?:\/\/[^\n]*\n\s*)*(?:`[^`]*`|"[^"]*")\s*\);/g, '$1);');

/** A version that reads differently is larger and works as well; the test says so first. */
export const withoutFramework = (code: string): string =>
  passedBy.reduce((text, [pattern, plain]) => text.replace(pattern, plain), code);

/**
 * React DOM makes five errors when it is loaded, which it throws to itself and knows by identity. With developer tools or
 * Lighthouse attached V8 notes the lines of their stacks, and for that parses all of React a second time.
 */
export const withoutStacks = (code: string): string =>
  code.replace(
    /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
    '$1{ __proto__: Error.prototype, message: $2 }',
  );

/**
 * Lets the bundler leave out what no page uses: of react-router forms, fetchers and scripts of its framework, kept in
 * otherwise by their names for React's developer tools; of Vite the preloading that `modulePreload: false` turned off.
 */
export const leanBuild = (): Plugin[] => [
  {
    name: 'rampart:lean-router',
    apply: 'build',
    // The package names its development build, warnings included, for every bundler.
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('index') },
          { find: /^react-router\/dom$/, replacement: production('dom-export') },
        ],
      },
    }),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutEffects(withoutFramework(withoutAdvice(code))), map: null }),
    },
  },
  {
    name: 'rampart:lean-react',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
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
