import { startSeeded } from '#scripts/seed/seeded.ts';

/** The whole platform in its own process, for tests that kill it. Prints its address; ends with its parent at the latest. */
process.stdin.resume().on('end', () => process.exit());
const [directory = '', assembly = ''] = process.argv.slice(2);
const cloud = await startSeeded({ directory, assembly, port: 0, edgeCache: false }, 'empty');
process.stdout.write(`${cloud.url}\n`);
