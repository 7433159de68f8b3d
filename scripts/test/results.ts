import { join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';

/** Where the reports of a run are, one JSON object per line. */
export const results = join(projectRoot, '.cache/results');

/** Where its clouds leave what their functions have used of their grants. */
export const grantsFolder = join(results, 'grants');

/** Where its test files record what they reach, one folder per part. */
export const reachFolder = join(results, 'reach');
