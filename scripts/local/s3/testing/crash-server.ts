import { startS3 } from '../s3.ts';
import { accessKey, testSecret } from './harness.ts';

/** A server in its own process, for tests that kill it. Prints its port; ends with its parent at the latest. */
process.stdin.resume().on('end', () => process.exit());
const s3 = await startS3({
  directory: process.argv[2] ?? '',
  port: 0,
  clock: { now: () => Date.now() },
  credentials: (accessKeyId) => (accessKeyId === accessKey ? testSecret : undefined),
});
s3.createBucket('books');
process.stdout.write(`${s3.port}\n`);
