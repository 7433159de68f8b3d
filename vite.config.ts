import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { valuesAtBuild } from './web/at-build.ts';
import { compressedScripts } from './web/compressed-scripts.ts';
import { indexHtml } from './web/index-html.ts';
import { markupRenderer } from './web/markup-renderer.ts';
import { shopChunk, siteChunk } from './web/shared-chunks.ts';
import { withoutContract } from './web/without-contract.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Small, and without the rest: it runs while that is on its way. */
const ofStart =
  /\/web\/src\/(start|app\/page-code)\.ts$|\/shared\/(pages\/|kernel\/endpoint\.ts$)|vite\/preload-helper/;

/** By itself, for its start: see `web/src/react.ts`. */
const ofReact = /\/web\/src\/react\.ts$|\/node_modules\/(react|react-dom|scheduler)\//;

const browserBuild: BuildEnvironmentOptions = {
  outDir: at('./dist/web'),
  emptyOutDir: true,
  assetsDir: 'assets',
  // Inlined assets would need `data:` in the content security policy.
  assetsInlineLimit: 0,
  // One style sheet and small chunks: with nothing to load beforehand there is no code to do so.
  modulePreload: false,
  cssCodeSplit: false,
  target: 'es2022',
  rolldownOptions: {
    input: { index: at('./web/index.html'), start: at('./web/src/start.ts'), react: at('./web/src/react.ts') },
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: ofReact, priority: 5 },
          { name: 'start', test: ofStart, priority: 4 },
          { name: 'main', tags: ['$initial'], priority: 3 },
          { name: siteChunk, debugName: 'site', priority: 2 },
          { name: shopChunk, debugName: 'shop', priority: 1 },
        ],
      },
    },
  },
};

/** What the `pages` function writes first screens with: one module, nothing from outside but what it never loads. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: at('./dist/ssr'),
  emptyOutDir: true,
  target: 'node24',
  minify: true,
  copyPublicDir: false,
  rolldownOptions: {
    input: { render: at('./web/src/entry-server.tsx') },
    external: [/^aws-amplify/, /^sonner$/],
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: at('./web'),
  plugins: [
    valuesAtBuild(),
    react(),
    tailwind(),
    indexHtml(),
    !isSsrBuild && [withoutContract(), compressedScripts(at('./dist/brotli'))],
  ],
  resolve: {
    alias: [
      { find: '#web', replacement: at('./web/src') },
      { find: '#shared', replacement: at('./shared') },
      { find: 'react-dom/server', replacement: markupRenderer },
    ],
  },
  ssr: { noExternal: true, target: 'node' },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild ? serverBuild : browserBuild,
}));
