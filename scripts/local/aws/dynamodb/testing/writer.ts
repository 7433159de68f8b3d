/**
 * A process to be killed: until then it writes pairs of items, always both alike, in transactions, and items with an
 * index entry in single writes. Each acknowledged round is reported on standard output.
 */
import { openDynamodb } from '../dynamodb.ts';

const [directory, workers, firstRound] = process.argv.slice(2);
const service = await openDynamodb({ directory, clock: Date });

async function call(operation: string, body: object): Promise<void> {
  const { status, body: answer } = await service.handle({
    caller: 'writer',
    method: 'POST',
    url: '/',
    headers: { 'x-amz-target': `DynamoDB_20120810.${operation}` },
    body: Buffer.from(JSON.stringify(body)),
  });
  if (status !== 200) throw new Error(String(answer));
}

const TableName = 'pairs';
const item = (pk: string, round: number, index: string) => ({
  TableName,
  Item: {
    pk: { S: pk },
    sk: { S: 'a' },
    gs1pk: { S: index },
    gs1sk: { S: String(round) },
    round: { N: String(round) },
  },
});

async function work(worker: number): Promise<void> {
  for (let round = Number(firstRound); ; round += 1) {
    const put = (side: string) => ({ Put: item(`${side}${worker}`, round, 'pair') });
    const ClientRequestToken = `${worker}-${round}`;
    await Promise.all([
      call('TransactWriteItems', { ClientRequestToken, TransactItems: [put('left'), put('right')] }),
      call('PutItem', item(`single${worker}`, round, 'single')),
    ]);
    process.stdout.write(`${worker} ${round}\n`);
  }
}

await Promise.all(Array.from({ length: Number(workers) }, (_, worker) => work(worker)));
