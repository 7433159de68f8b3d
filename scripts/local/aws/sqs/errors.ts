/** Names that older clients know an error by, where they differ from the name in JSON, and statuses other than 400. */
const known: Readonly<Record<string, { readonly query?: string; readonly status?: number }>> = {
  InvalidAddress: { status: 404 },
  MessageNotInflight: { query: 'AWS.SimpleQueueService.MessageNotInflight' },
  OverLimit: { status: 403 },
  PurgeQueueInProgress: { query: 'AWS.SimpleQueueService.PurgeQueueInProgress', status: 403 },
  QueueDoesNotExist: { query: 'AWS.SimpleQueueService.NonExistentQueue' },
  ReceiptHandleIsInvalid: { status: 404 },
  UnsupportedOperation: { query: 'AWS.SimpleQueueService.UnsupportedOperation' },
  ...Object.fromEntries(
    ['BatchEntryIdsNotDistinct', 'BatchRequestTooLong', 'EmptyBatchRequest', 'InvalidBatchEntryId'].map((code) => [
      code,
      { query: `AWS.SimpleQueueService.${code}` },
    ]),
  ),
  TooManyEntriesInBatchRequest: { query: 'AWS.SimpleQueueService.TooManyEntriesInBatchRequest' },
};

/** An error as SQS names it. */
export class SqsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return known[this.code]?.status ?? 400;
  }

  /** The name in the header that clients of the older protocol are served by. */
  get queryCode(): string {
    return known[this.code]?.query ?? this.code;
  }
}

/** A value that a parameter may not have. */
export const invalidValue = (message: string): SqsError => new SqsError('InvalidParameterValue', message);
