import * as z from 'zod';

/** Integer cents. The only unit for storage and arithmetic. */
export type Cents = number;

/** Decimal dollars with at most two places, as in the API. */
export const Dollars = z
  .number()
  .nonnegative('Must not be negative')
  .max(100_000, 'Must be at most 100000')
  .refine((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, 'Use at most two decimal places');

export const toCents = (dollars: number): Cents => Math.round(dollars * 100);
export const toDollars = (cents: Cents): number => cents / 100;

/** `percent` of an amount, rounded half up to the cent. */
export const percentOf = (cents: Cents, percent: number): Cents => Math.floor((cents * percent) / 100 + 0.5);

/** `$49.00`, for display. */
export const formatCents = (cents: Cents): string => formatDollars(toDollars(cents));
export const formatDollars = (dollars: number): string =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
