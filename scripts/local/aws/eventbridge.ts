import type { AwsRequest, AwsResponse, LocalService } from './service.ts';

export interface EventRule {
  readonly name: string;
  readonly bus: string;
  readonly source: readonly string[];
  readonly detailTypes: readonly string[];
  readonly invoke: (event: unknown) => Promise<unknown>;
  /** Further tries after a failed one. */
  readonly retries: number;
}

interface Entry {
  readonly EventBusName?: string;
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
}

/** EventBridge: PutEvents, matched by source and detail type, delivered asynchronously with retries. */
export class LocalEventBridge implements LocalService {
  private rules: readonly EventRule[] = [];
  private readonly log: (line: string) => void;
  private readonly running = new Set<Promise<void>>();

  constructor(log: (line: string) => void) {
    this.log = log;
  }

  /** Sets the rules, which need the functions, which need the endpoint. */
  use(rules: readonly EventRule[]): void {
    this.rules = rules;
  }

  async handle(request: AwsRequest): Promise<AwsResponse> {
    const { Entries = [] } = JSON.parse(request.body.toString('utf8')) as { Entries?: Entry[] };
    for (const entry of Entries) this.deliver(entry);
    const body = { FailedEntryCount: 0, Entries: Entries.map((_, index) => ({ EventId: `local-${index}` })) };
    return { status: 200, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: JSON.stringify(body) };
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.running);
  }

  private deliver(entry: Entry): void {
    const event = { source: entry.Source, 'detail-type': entry.DetailType, detail: JSON.parse(entry.Detail) };
    for (const rule of this.rules) {
      const fits =
        rule.bus === entry.EventBusName &&
        rule.source.includes(entry.Source) &&
        rule.detailTypes.includes(entry.DetailType);
      if (!fits) continue;
      const run = this.attempt(rule, event, rule.retries).finally(() => this.running.delete(run));
      this.running.add(run);
    }
  }

  private async attempt(rule: EventRule, event: unknown, left: number): Promise<void> {
    try {
      await rule.invoke(event);
    } catch (error) {
      if (left > 0) return this.attempt(rule, event, left - 1);
      this.log(`${rule.name}: ${(error as Error).message}\n`);
    }
  }
}
