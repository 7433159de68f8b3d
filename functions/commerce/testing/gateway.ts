import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  DisputeReport,
  Gateway,
  GatewayEvent,
  GatewayRefund,
  OpenSession,
  RefundOrder,
  SessionOrder,
  SessionReport,
} from '../gateway/gateway.ts';
import { GatewayRefused } from '../gateway/gateway.ts';

interface Session {
  id: string;
  readonly order: SessionOrder;
  readonly amount: number;
  state: SessionReport['state'];
  payment: string | undefined;
}
interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly refunds: GatewayRefund[];
  dispute: DisputeReport | undefined;
}

/** Idempotency keys expire after a day. */
const keyLife = 24 * 60 * 60_000;

/** An in-memory gateway that behaves like Stripe: idempotent by key, at-least-once events, never atomic with us. */
export class FakeGateway implements Gateway {
  readonly name: string;
  readonly least = 50;
  readonly most = 99_999_999;
  readonly sessions = new Map<string, Session>();
  readonly payments = new Map<string, Payment>();
  /** All events, oldest first. Tests deliver these when and as often as they like. */
  readonly events: GatewayEvent[] = [];
  /** Called before and after the work of each call; throws to simulate an outage or a lost response. */
  hook: (when: 'before' | 'after') => void = () => undefined;
  /** Keeps event ids unique: the table also remembers events of other gateways in the same run. */
  private readonly run = randomUUID();
  /** When idempotency keys expire. */
  private readonly keys = new Map<string, number>();
  private count = 0;

  constructor(name: string) {
    this.name = name;
  }

  private next(prefix: string): string {
    this.count += 1;
    return `${prefix}_${this.run}_${this.count}`;
  }

  private async call<T>(work: () => T): Promise<T> {
    // Long enough for concurrent calls to interleave.
    await pause(2);
    this.hook('before');
    const answer = work();
    this.hook('after');
    return answer;
  }

  private report({ id, order, state, amount, payment }: Session): SessionReport {
    return { id, order_id: order.id, state, amount, currency: order.currency, payment };
  }

  private tell(session: Session): void {
    this.events.push({ id: this.next('evt'), kind: 'session', session: this.report(session) });
  }

  private session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new GatewayRefused('No such session', 'resource_missing');
    return session;
  }

  openSession(order: SessionOrder): Promise<OpenSession> {
    return this.call(() => {
      const known = [...this.sessions.values()].find((session) => session.order.id === order.id);
      if (!known && Date.parse(order.session_until) < Date.now() + 30 * 60_000)
        throw new GatewayRefused('expires_at is too early', undefined);
      const amount = order.lines.reduce((sum, { paid }) => sum + paid, 0);
      const session = known ?? { id: this.next('cs'), order, amount, state: 'open' as const, payment: undefined };
      this.sessions.set(session.id, session);
      return { ...this.report(session), state: 'open' as const, url: `https://pay.test/${session.id}` };
    });
  }

  readSession(id: string): Promise<SessionReport> {
    return this.call(() => this.report(this.session(id)));
  }

  endSession(id: string): Promise<SessionReport> {
    return this.call(() => {
      this.expire(id);
      return this.report(this.session(id));
    });
  }

  refund({ refundId, payment, amount }: RefundOrder): Promise<GatewayRefund> {
    return this.call(() => {
      const paid = this.payment(payment);
      const known = paid.refunds.find(({ refund_id }) => refund_id === refundId);
      const key = `${refundId} ${amount}`;
      if (known && Date.now() < (this.keys.get(key) ?? 0)) return known;
      if (paid.dispute && paid.dispute.state !== 'won') throw new GatewayRefused('charged back', 'charge_disputed');
      this.keys.set(key, Date.now() + keyLife);
      return this.giveBack(paid, amount, refundId);
    });
  }

  refundsOf(payment: string): Promise<GatewayRefund[]> {
    return this.call(() => [...this.payment(payment).refunds]);
  }

  async readWebhook(): Promise<GatewayEvent> {
    throw new Error('Webhooks are read elsewhere');
  }

  async *eventsSince(_time?: number): AsyncGenerator<GatewayEvent> {
    this.hook('before');
    yield* [...this.events].filter(({ kind }) => kind === 'refund' || kind === 'dispute').reverse();
  }

  private payment(id: string): Payment {
    const payment = this.payments.get(id);
    if (!payment) throw new GatewayRefused('No such payment', 'resource_missing');
    return payment;
  }

  private giveBack(payment: Payment, amount: number, refund_id?: string): GatewayRefund {
    if (amount > left(payment)) throw new GatewayRefused('greater than what is left', undefined);
    const refund = { id: this.next('re'), refund_id, amount, failed: false };
    payment.refunds.push(refund);
    this.tellRefund(payment, payment.amount);
    return refund;
  }

  private tellRefund({ id: payment, orderId }: Payment, charged?: number): void {
    const order = async () => orderId;
    this.events.push({ id: this.next('evt'), kind: 'refund', payment, charged, order });
  }

  /* What buyers, banks and people at the gateway do. */

  pay(id: string): void {
    const session = this.session(id);
    if (session.state !== 'open') return;
    this.charge(session);
    session.state = 'paid';
    this.tell(session);
  }

  payLater(id: string): void {
    const session = this.session(id);
    if (session.state !== 'open') return;
    session.state = 'waiting';
    this.tell(session);
  }

  arrive(id: string, isGood: boolean): void {
    const session = this.session(id);
    if (session.state !== 'waiting') return;
    if (isGood) this.charge(session);
    session.state = isGood ? 'paid' : 'failed';
    this.tell(session);
  }

  expire(id: string): void {
    const session = this.session(id);
    if (session.state !== 'open') return;
    session.state = 'expired';
    this.tell(session);
  }

  private charge(session: Session): void {
    session.payment = this.next('pi');
    const { payment: id, order, amount } = session;
    this.payments.set(id, { id, orderId: order.id, amount, refunds: [], dispute: undefined });
  }

  refundAtGateway(id: string, share: number): void {
    const payment = this.payment(id);
    const amount = Math.max(1, Math.floor(left(payment) * share));
    if (left(payment) > 0 && !payment.dispute) this.giveBack(payment, amount);
  }

  /** The buyer's bank sends back the newest refund it has not sent back yet. */
  failRefund(id: string): void {
    const payment = this.payment(id);
    const index = payment.refunds.findLastIndex(({ failed }) => !failed);
    const refund = payment.refunds[index];
    if (!refund) return;
    payment.refunds[index] = { ...refund, failed: true };
    this.tellRefund(payment);
  }

  dispute(id: string, state: 'won' | 'lost'): void {
    const payment = this.payment(id);
    const amount = left(payment);
    if (payment.dispute || amount === 0) return;
    for (const step of ['open', state] as const) {
      payment.dispute = { dispute: `du_${id}`, payment: id, amount, state: step };
      const order = async () => payment.orderId;
      this.events.push({ id: this.next('evt'), kind: 'dispute', ...payment.dispute, order });
    }
  }

  /** What is left of a payment after refunds and lost disputes. */
  kept(payment: Payment): number {
    const { dispute } = payment;
    return left(payment) - (dispute?.state === 'lost' ? dispute.amount : 0);
  }
}

const left = ({ amount, refunds }: Payment): number =>
  refunds.reduce((rest, refund) => (refund.failed ? rest : rest - refund.amount), amount);
