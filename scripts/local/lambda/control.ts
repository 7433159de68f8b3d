import * as z from 'zod';
import { readInput } from '../controls/input.ts';
import type { Deliveries } from './async-invocations.ts';
import type { AccountConcurrency } from './concurrency.ts';

const Limit = z.strictObject({ limit: z.int().min(1) });
/** All deliveries (`true`), the next so many, or none (`false`). */
const Twice = z.strictObject({ twice: z.union([z.boolean(), z.int().min(1)]) });

/** Sets how many functions the account may run at once. */
export function controlConcurrency(concurrency: AccountConcurrency, input: unknown): void {
  concurrency.limit = readInput(Limit, input).limit;
}

/** Says which deliveries of events and schedules happen twice. */
export function controlDeliveries(deliveries: Deliveries, input: unknown): void {
  const { twice } = readInput(Twice, input);
  deliveries.double(twice === true ? Number.POSITIVE_INFINITY : Number(twice));
}
