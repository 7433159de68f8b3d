import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, order, refusal } from './testing/harness.ts';

describe('the API as a whole', () => {
  let local: Harness;

  beforeEach(async () => {
    local = await new Harness().start();
  });
  afterEach(() => local.stop());

  it('requires a secret key', async () => {
    const none = await fetch(`${local.origin}/v1/events`);
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    const publishable = await refusal(local.client({ key: 'pk_test_local' }).events.list());
    expect(publishable).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(publishable.message).not.toContain('local');
    const revoked = await refusal(local.client({ key: 'sk_test_revoked' }).events.list());
    expect(revoked).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it("answers unknown addresses and methods in Stripe's format", async () => {
    for (const call of [local.stripe.customers.list(), local.stripe.coupons.list(), local.stripe.balance.retrieve()]) {
      const error = await refusal(call);
      expect(error).toMatchObject({ statusCode: 404, rawType: 'invalid_request_error' });
      expect(error.message).toContain('Unrecognized request URL');
    }
  });

  it('names each request', async () => {
    const { lastResponse } = await local.stripe.events.list();
    expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
    expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
  });

  it('refuses query parameters it does not know', async () => {
    const error = await refusal(local.stripe.events.list({ typ: 'x' } as Stripe.EventListParams));
    expect(error.code).toBe('parameter_unknown');
  });

  it('answers internal failures as its own errors', async () => {
    await local.standIn.close();
    const error = await refusal(local.checkout());
    expect(error).toMatchObject({ statusCode: 500, rawType: 'api_error' });
  });
});

describe('faults', () => {
  let local: Harness;

  beforeEach(async () => {
    local = await new Harness().start();
  });
  afterEach(() => local.stop());

  it('answer an error as often as configured, for one operation', async () => {
    local.standIn.faults({ operation: 'POST /v1/checkout/sessions', status: 503, times: 1 });
    expect((await local.stripe.events.list()).data).toEqual([]);
    expect(await refusal(local.checkout())).toMatchObject({ statusCode: 503, rawType: 'api_error' });
    expect((await local.checkout()).status).toBe('open');
  });

  it('answer 429 as a rate limit until removed', async () => {
    local.standIn.faults({ status: 429 });
    for (const call of [local.checkout(), local.stripe.events.list()]) {
      const error = await refusal(call);
      expect(error).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
      expect(error.code).toBe('rate_limit');
    }
    local.standIn.faults(null);
    expect((await local.checkout()).status).toBe('open');
  });

  it("are overcome by the stripe package's retries", async () => {
    local.standIn.faults({ status: 500, times: 1 });
    const list = await local.client({ maxNetworkRetries: 1 }).events.list();
    expect(list.data).toEqual([]);
  });

  it('lose the answer of a completed change, which a retry with its key returns', async () => {
    local.standIn.faults({ operation: 'POST /v1/checkout/sessions', status: 500, afterwards: true, times: 1 });
    await refusal(local.checkout({}, { idempotencyKey: 'order-1' }));
    const session = await local.checkout({}, { idempotencyKey: 'order-1' });
    expect((await local.stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
  });

  it('answer after the caller has given up', async () => {
    local.standIn.faults({ operation: 'POST /v1/checkout/sessions', delayMs: 60_000, afterwards: true, times: 1 });
    const hasty = local.client({ timeout: 500 });
    const late = await refusal(hasty.checkout.sessions.create(order(), { idempotencyKey: 'order-1' }));
    expect(late).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await local.checkout({}, { idempotencyKey: 'order-1' })).status).toBe('open');
    expect((await local.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('can delay the answer before the work is done', async () => {
    local.standIn.faults({ operation: 'GET /v1/events', delayMs: 200, times: 1 });
    const start = performance.now();
    await local.stripe.events.list();
    expect(performance.now() - start).toBeGreaterThanOrEqual(199);
  });
});
