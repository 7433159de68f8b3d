/** How long to wait for an AWS service, in milliseconds. */
export interface Limits {
  /** To connect. */
  readonly connect: number;
  /** For one response, from the start of the call, and for each pause within a response. */
  readonly answer: number;
  /** Calls in total. */
  readonly attempts: number;
  /** Connections side by side; 50 when absent. A call that finds none free waits for one as long as it may take to connect. */
  readonly sockets?: number;
}

/**
 * A request has 29 seconds. A service that does not respond uses `answer` times `attempts` plus short waits in between,
 * which leaves time to return a proper error.
 */
export const limits = {
  // Every request starts with a read; a lost call is retried while the caller is still waiting.
  dynamodb: { connect: 1000, answer: 5000, attempts: 4 },
  // For downloads it limits the wait for the first byte; uploads have more, by their size (`objects.ts`).
  s3: { connect: 1000, answer: 5000, attempts: 3 },
  // Password hashing is slow by design.
  cognito: { connect: 1000, answer: 6000, attempts: 3 },
  // Read once per instance, before a payment.
  secrets: { connect: 1000, answer: 3000, attempts: 3 },
  // Only a hint that saves a minute; a request should not wait long for it.
  events: { connect: 1000, answer: 1500, attempts: 2 },
  // Not idempotent, so each attempt may send a mail; the outbox retries anyway, and a sweep has to end.
  ses: { connect: 1000, answer: 3500, attempts: 2 },
  // A second attempt after a lost answer would be a second mail, so there is none; whoever sends decides.
  newsletters: { connect: 1000, answer: 8000, attempts: 1, sockets: 250 },
  // Starting twice is once, so a lost answer is asked for again.
  states: { connect: 1000, answer: 3000, attempts: 3 },
  // Asked for by a sweep only, which runs again in a minute.
  edge: { connect: 1000, answer: 5000, attempts: 2 },
  // Asked for in the background only. A section takes a model 15 to 60 seconds; one that was given up is paid for as well,
  // so it is tried once more at most, and then by the state machine, after a pause.
  model: { connect: 3000, answer: 120_000, attempts: 2 },
} as const satisfies Record<string, Limits>;

export type Service = keyof typeof limits;
