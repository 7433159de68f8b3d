/** A state or an execution has failed, with the name and cause that Retry, Catch and the history see. */
export class Failure extends Error {
  /** `States.Timeout`, or the name of a thrown error. */
  readonly code: string;

  constructor(code: string, cause = '') {
    super(cause);
    this.code = code;
  }
}

/** An execution that no longer runs here: it was stopped, timed out, or the local cloud closes. */
export class Ended extends Error {}

/** The function was stopped with its deployment: nothing is known of its outcome. */
export class FunctionStopped extends Error {}
