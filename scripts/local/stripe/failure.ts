/** Stripe's `error` object. Fields that do not apply are left out, as at Stripe. */
export interface ErrorBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

/**
 * A request that Stripe would refuse.
 * `final` says whether an idempotency key remembers the answer: Stripe stores what the endpoint itself decided,
 * but not the refusal of parameters that never reached it, so a corrected request may use the same key.
 */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly final: boolean;

  constructor(status: number, body: ErrorBody, final = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.final = final;
  }
}

type Details = Pick<ErrorBody, 'code' | 'param'>;

/** The parameters are wrong: answered before anything ran. */
export function invalidRequest(message: string, details: Details = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...details });
}

/** The parameters are fine but the object is in the wrong state: remembered by an idempotency key. */
export function refused(message: string, details: Details = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...details }, true);
}

export function notFound(kind: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function unauthorized(message: string): StripeFailure {
  return new StripeFailure(401, { type: 'invalid_request_error', message });
}
