import { product } from '../build/product.ts';
import { startCloud } from '../local/cloud.ts';
import { type SeedKind, seedOnce } from './run.ts';

/*
 * Fills an empty data folder by a cloud of its own. Its arguments are the folder, the assembly and the kind of seed. What it
 * takes of memory goes back with its process.
 */

// Whoever asked for it is gone, and may begin again with the same folder.
process.on('disconnect', () => process.exit(1));

const [directory = '', assembly = '', kind] = process.argv.slice(2);
const cloud = await startCloud({ directory, assembly, port: 0, product });
// Once closed, it has written everything.
await seedOnce(cloud, directory, kind as SeedKind).finally(() => cloud.close());
// Sockets that clients keep open would keep it running.
process.exit(0);
