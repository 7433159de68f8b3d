import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { documents } from '#lib/table/client.ts';
import { listOrders, listOrdersInStatus, listOrdersNumbered, listOrdersOfUser } from './order.repo.ts';

const sent = mockClient(documents);
beforeEach(() => void sent.reset());

const page = { limit: 25, cursor: undefined };

it.each([
  ['of a person', () => listOrdersOfUser('usr_one', page)],
  ['in a state', () => listOrdersInStatus('paid', page)],
  ['of everybody', () => listOrders(page)],
  ['by number', () => listOrdersNumbered('ord_01', page)],
])('a page of orders %s reads no more of the table than it shows', async (_, list) => {
  sent.on(QueryCommand).resolves({ Items: [] });
  expect(await list()).toEqual({ items: [], next: undefined });
  const [query] = sent.commandCalls(QueryCommand);
  expect(query?.args[0].input).toMatchObject({ Limit: 25, ScanIndexForward: false });
});
