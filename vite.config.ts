import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { indexHtml } from './web/index-html.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('./web'),
  plugins: [react(), tailwind(), indexHtml()],
  resolve: {
    alias: [
      { find: '#web', replacement: at('./web/src') },
      { find: '#shared', replacement: at('./shared') },
      // React has the hook itself since 18; swr still brings the shim for older ones.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
    ],
  },
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
