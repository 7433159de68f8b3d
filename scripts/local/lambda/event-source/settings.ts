import { z } from 'zod';

/** How Lambda polls a queue for a function: an event source mapping of the template. */
export interface MappingSettings {
  readonly name: string;
  readonly functionArn: string;
  readonly queueArn: string;
  readonly isEnabled: boolean;
  /** How many messages an invocation gets at most. */
  readonly batchSize: number;
  /** Seconds to wait for more messages after the first one. */
  readonly window: number;
  /** Whether the function says which messages of a batch it could not process. */
  readonly reportsFailures: boolean;
  /** How many invocations may run at once. */
  readonly concurrency: number;
}

/** AWS begins with five at once, and adds more while messages wait. Here it stays with what it begins with. */
const concurrencyAtFirst = 5;
/** What one ReceiveMessage brings: a larger batch needs time to be gathered. */
const withoutWindow = 10;

const Properties = z.strictObject({
  FunctionName: z.string(),
  EventSourceArn: z.string().regex(/^arn:aws:sqs:/, 'The local cloud polls queues only'),
  Enabled: z.boolean().optional(),
  BatchSize: z.int().min(1).max(10_000).optional(),
  MaximumBatchingWindowInSeconds: z.int().min(0).max(300).optional(),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).max(1).optional(),
  ScalingConfig: z.strictObject({ MaximumConcurrency: z.int().min(2).max(1000).optional() }).optional(),
  Tags: z.unknown().optional(),
});

/** Reads the properties of a mapping. Throws with its name for what AWS or the local cloud refuses. */
export function mappingOf(
  name: string,
  properties: unknown,
  arnOf: (functionName: string) => string | undefined,
): MappingSettings {
  const refuse = (why: string): never => {
    throw new Error(`The local cloud refuses the event source mapping ${name}: ${why}`);
  };
  const { data: read, error } = Properties.safeParse(properties);
  if (!read) return refuse(z.prettifyError(error));
  const { BatchSize: batchSize = 10, MaximumBatchingWindowInSeconds: window = 0 } = read;
  if (batchSize > withoutWindow && window === 0)
    refuse(`a BatchSize of ${batchSize} needs a MaximumBatchingWindowInSeconds of at least 1`);
  return {
    name,
    functionArn: arnOf(read.FunctionName) ?? refuse(`there is no function ${read.FunctionName}`),
    queueArn: read.EventSourceArn,
    isEnabled: read.Enabled ?? true,
    batchSize,
    window,
    reportsFailures: (read.FunctionResponseTypes ?? []).length > 0,
    concurrency: read.ScalingConfig?.MaximumConcurrency ?? concurrencyAtFirst,
  };
}
