/** Queries over the logs that an operator finds saved in CloudWatch, by name. Times are those that the reader chooses. */
export interface SavedQuery {
  /** Which logs: of the functions, of the gateway, or both. */
  readonly over: 'functions' | 'gateway' | 'both';
  readonly lines: readonly string[];
}

export const savedQueries: Readonly<Record<string, SavedQuery>> = {
  // The id is in `X-Request-Id` of the response. The gateway writes the same one.
  'Find a request': {
    over: 'both',
    lines: [
      'fields @timestamp, level, service, message, route, status, ms, @message',
      'filter request_id = "PUT THE REQUEST ID HERE"',
      'sort @timestamp asc',
      'limit 200',
    ],
  },
  'Errors of the last hour': {
    over: 'functions',
    lines: [
      'fields @timestamp, service, request_id, message, error.name, error.message, cause.message, @log',
      'filter level = "ERROR" or @message like /Task timed out|Runtime\\.|"status":"(error|timeout)"/',
      'sort @timestamp desc',
      'limit 200',
    ],
  },
  'Slowest calls': {
    over: 'gateway',
    lines: ['fields @timestamp, ms * 1 as took, route, status, request_id', 'sort took desc', 'limit 50'],
  },
  'Slow routes': {
    over: 'gateway',
    lines: [
      'stats count(*) as calls, pct(ms, 50) as median, pct(ms, 95) as p95, max(ms) as slowest by route',
      'sort p95 desc',
      'limit 50',
    ],
  },
  'Life of an order': {
    over: 'functions',
    lines: [
      'fields @timestamp, service, level, message, why, state, request_id, @message',
      'filter @message like "PUT THE ORDER ID HERE"',
      'sort @timestamp asc',
      'limit 500',
    ],
  },
};
