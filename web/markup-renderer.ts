import { fileURLToPath } from 'node:url';

/**
 * What React DOM makes markup with as one text, by itself: its public entry brings the renderer that streams along, 115 KB
 * of the function that writes pages (`docs/decisions/024-libraries-are-used-whole.md`).
 */
export const markupRenderer = fileURLToPath(
  new URL('../node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js', import.meta.url),
);
