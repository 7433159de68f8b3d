import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { documents } from './client.ts';
import { defineList, findListMark } from './list-mark.ts';

const table = mockClient(documents);

it('is read consistently: a stale mark would make an outdated copy look current', async () => {
  table.on(GetCommand).resolves({});
  expect(await findListMark(defineList('books'))).toEqual({ generation: 0, changed_at: '1970-01-01T00:00:00.000Z' });
  expect(table.commandCalls(GetCommand)[0]?.args[0].input).toMatchObject({ ConsistentRead: true });
});
