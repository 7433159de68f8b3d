/** Seconds that a function behind HTTP may run: just under the 30 that the gateway waits. */
export const requestTimeLimit = 29;
/** Seconds that a function behind an event or a schedule may run. Nobody waits for it. */
export const workerTimeLimit = 300;
