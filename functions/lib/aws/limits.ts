/** How long a service of AWS is waited for. Milliseconds. */
export interface Limits {
  /** To connect. */
  readonly connect: number;
  /** For one answer, from the beginning of the call on, and for each pause within an answer. */
  readonly answer: number;
  /** Calls that are made in all. */
  readonly attempts: number;
}

/**
 * A request has 29 seconds. What a silent service takes of them, `answer` times `attempts` and short waits in between, leaves
 * room for a sentence that says so.
 */
export const limits = {
  // Each request begins with it. One call that gets lost is made again while somebody still waits.
  dynamodb: { connect: 1000, answer: 5000, attempts: 4 },
  // Time for 25 MB there; back it is the first byte that is waited for.
  s3: { connect: 1000, answer: 5000, attempts: 3 },
  // Hashes of passwords are slow by design.
  cognito: { connect: 1000, answer: 6000, attempts: 3 },
  // Read once per instance, before a payment.
  secrets: { connect: 1000, answer: 3000, attempts: 3 },
  // Only a hint that saves a minute's wait: no answer waits long for it.
  events: { connect: 1000, answer: 1500, attempts: 2 },
  // Knows no repetition, so a mail may go out with each call; the outbox tries again anyway, and a sweep has to end.
  ses: { connect: 1000, answer: 3500, attempts: 2 },
} as const satisfies Record<string, Limits>;

export type Service = keyof typeof limits;
