import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from './inputs.ts';

/* The web application: what browsers load, then what the page function renders with. `buildSite` runs it. */

// Whoever asked for it is gone: another build may begin, and two would mix their files.
process.on('disconnect', () => process.exit(1));

const configFile = join(projectRoot, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
// It warns about imports that no longer split anything: the three pages are one module here, on purpose.
await build({ configFile, logLevel: 'error', build: { ssr: true } });
// The channel would keep it running.
process.exit(0);
