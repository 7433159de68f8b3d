import { claudeSonnet } from '#infra/models.ts';

/**
 * Prices in US dollars of us-east-1, as AWS published them in 2026, without any free tier and without the steps that make
 * large amounts cheaper.
 */
export const prices = {
  edgeRequest: 1.0 / 1e6,
  edgeGigabyte: 0.085,
  edgeFunctionRun: 0.1 / 1e6,
  apiRequest: 1.0 / 1e6,
  run: 0.2 / 1e6,
  /** Of a function on ARM64, for each second and gigabyte of memory. */
  gigabyteSecond: 0.0000133334,
  readUnit: 0.125 / 1e6,
  writeUnit: 0.625 / 1e6,
  /** With its recovery to a point in time. */
  tableGigabyte: 0.25 + 0.2,
  objectGigabyte: 0.023,
  objectRead: 0.4 / 1e6,
  objectWrite: 5.0 / 1e6,
  /** Taken in, and kept for a month. */
  logGigabyte: 0.5 + 0.03,
  metric: 0.3,
  alarmedMetric: 0.1,
  dashboard: 3,
  event: 1.0 / 1e6,
  secret: 0.4,
  key: 1,
  mail: 0.1 / 1e3,
  activeUser: 0.0055,
  queueRequest: 0.4 / 1e6,
  transition: 25 / 1e6,
  /** Of the model that stages begin with (`infra/models.ts`). */
  inputToken: claudeSonnet.prices.input / 1e6,
  outputToken: claudeSonnet.prices.output / 1e6,
} as const;
export type Priced = keyof typeof prices;

/** Which of AWS's services bills what. */
export const services: Readonly<Record<string, readonly Priced[]>> = {
  CloudFront: ['edgeRequest', 'edgeGigabyte', 'edgeFunctionRun'],
  'API Gateway': ['apiRequest'],
  Lambda: ['run', 'gigabyteSecond'],
  DynamoDB: ['readUnit', 'writeUnit', 'tableGigabyte'],
  S3: ['objectGigabyte', 'objectRead', 'objectWrite'],
  CloudWatch: ['logGigabyte', 'metric', 'alarmedMetric', 'dashboard'],
  'EventBridge, SES': ['event', 'mail'],
  'Secrets, key': ['secret', 'key'],
  Cognito: ['activeUser'],
  'SQS, Step Functions': ['queueRequest', 'transition'],
  Bedrock: ['inputToken', 'outputToken'],
};
