import { describe, it } from 'vitest';
import { fileCloud } from '../cloud.ts';
import { copyWorkerOn } from './copy-worker.ts';

/** The worker that builds files and copies dies during each of its calls. */

const { expectSurvives } = copyWorkerOn(fileCloud('shop'));

const each = (operation: string, service: string, times: number) =>
  Array.from({ length: times }, (_, skip) =>
    (['before', 'after'] as const).map((when) => ({ service, operation, skip, when })),
  ).flat();

describe('the worker of the files', () => {
  it.each([
    // Cover, three files and two copies; their items; the copies they replace.
    ...each('PutObject', 's3', 6),
    ...each('TransactWriteItems', 'dynamodb', 2),
    ...each('DeleteObject', 's3', 2),
  ])('dies $when $service $operation $skip: ends with one copy per format, with the current title', expectSurvives);
});
