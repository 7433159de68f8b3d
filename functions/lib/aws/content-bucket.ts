import { NoSuchKey, NotFound, S3Client } from '@aws-sdk/client-s3';
import { readEnv } from '../env.ts';
import { createClient } from './client.ts';

/** The client of the content bucket. */
export const client = createClient(S3Client, 's3');
/** The name of the content bucket. */
export const bucket = (): string => readEnv('contentBucket').contentBucket;

/** Whether an error says that there is no such object. */
export const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || error instanceof NotFound;

/** The status with which S3 refused a call. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
