import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import type { Cloud } from '#scripts/local/cloud.ts';

/** The content bucket of a cloud, as an operator sees it. */
export const bucketOf = (cloud: Cloud) => openBucket(cloud.s3Url, cloud.environment('test'));

/** That of the cloud that all files share. */
export const sharedBucket = () => openBucket(process.env.AWS_ENDPOINT_URL_S3 ?? '', process.env);

function openBucket(endpoint: string, environment: Readonly<Record<string, string | undefined>>) {
  const { CONTENT_BUCKET: Bucket = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = environment;
  const client = new S3Client({
    endpoint,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
  });
  onTestFinished(() => client.destroy());
  return {
    /** Keys below a prefix, in order; up to a thousand. */
    keys: async (Prefix: string): Promise<string[]> => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
      return Contents.map(({ Key = '' }) => Key);
    },
    put: (Key: string) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' })),
    delete: (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key })),
  };
}
