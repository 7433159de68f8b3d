/** An injected fault: which calls, what happens, how often. */
export interface Fault {
  /** `dynamodb`, `s3`, `ses`, `stripe`, … */
  readonly service: string;
  /** Operation name; every one when absent. */
  readonly operation?: string;
  /** AWS error type to answer, with `status`; S3's `ServiceUnavailable`, `SlowDown` and `InternalError` bring their own. */
  readonly error?: string;
  readonly status?: number;
  /** Milliseconds to wait first. */
  readonly delay?: number;
  /** `after`: the call is carried out, then the error is answered: the answer that never arrived. */
  readonly when?: 'before' | 'after';
  /** How often; for ever when absent. */
  readonly times?: number;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Faults that tests inject into the services behind the functions. */
export class Faults {
  private active: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.active.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.active = [];
  }

  /** Takes the fault that applies to a call, if any, after its delay. */
  async next(service: string, operation: string): Promise<Fault | undefined> {
    if (this.active.length === 0) return undefined;
    const hit = this.active.find(
      ({ fault, left }) => left > 0 && fault.service === service && (!fault.operation || fault.operation === operation),
    );
    if (!hit) return undefined;
    hit.left--;
    if (hit.fault.delay) await wait(hit.fault.delay);
    return hit.fault.error ? hit.fault : undefined;
  }
}
