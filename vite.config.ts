import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { indexHtml } from './web/index-html.ts';
import { leanBuild } from './web/lean-build.ts';
import { shopChunk } from './web/shop-chunk.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Small, and without the rest: it runs while that is on its way. */
const ofStart = /\/web\/src\/(start|lib\/first-(requests|answers))\.ts$|vite\/preload-helper/;

export default defineConfig({
  root: at('./web'),
  plugins: [react(), tailwind(), leanBuild(), indexHtml()],
  resolve: {
    alias: [
      { find: '#web', replacement: at('./web/src') },
      { find: '#shared', replacement: at('./shared') },
      // React has the hook itself since 18; swr still brings the shim for older ones.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
    ],
  },
  build: {
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
      input: { index: at('./web/index.html'), start: at('./web/src/start.ts') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: ofStart, priority: 3 },
            { name: 'main', tags: ['$initial'], priority: 2 },
            { name: shopChunk, debugName: 'shop', priority: 1 },
          ],
        },
      },
    },
  },
});
