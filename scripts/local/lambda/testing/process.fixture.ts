import { poolOf } from './probe-pool.ts';

/* A process with an instance that waits for ever; it tells its parent which process that is. */
const { pool } = poolOf(`export const handler = async () => process.pid;`, { isNative: true, memory: 256 });
process.send?.(await pool.invoke({}));
