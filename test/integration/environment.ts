import { inject } from 'vitest';

// Services of `functions/` read their environment when they are imported: it must be set before a test imports one.
Object.assign(process.env, inject('cloudEnvironment'));
