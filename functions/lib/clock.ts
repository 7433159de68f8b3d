/** The functions' clock; services take the time as a parameter where a test has to move it. */
export const now = (): number => Date.now();
export const nowIso = (): string => new Date(now()).toISOString();

export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => seconds(60 * n);
export const hours = (n: number): number => minutes(60 * n);
export const days = (n: number): number => hours(24 * n);

/** DynamoDB's TTL takes whole seconds. */
export const ttlAfter = (milliseconds: number): number => Math.ceil((now() + milliseconds) / 1000);
