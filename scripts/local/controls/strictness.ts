import * as z from 'zod';
import type { Services } from '../platform/services.ts';
import { readInput } from './input.ts';

const Reads = z.strictObject({ late_ms: z.int().min(0) });

/** What a test can make as strict as AWS, where it would slow down or confuse all others: off until it is asked for. */
export const strictness = ({ dynamodb }: Services): Record<string, (input: unknown) => void> => ({
  reads: (input) => dynamodb.delayReads(readInput(Reads, input).late_ms),
});
