/** For `restart.test.ts`: sends, receives and deletes in a process that can be killed. Argument: its directory. */

import { MovableClock } from '../../../platform/clock.ts';
import { LocalQueues } from '../queues.ts';
import { settingsOf } from '../settings.ts';

const queues = new LocalQueues({ directory: String(process.argv[2]), clock: new MovableClock() });
queues.use([settingsOf('Jobs', 'arn:aws:sqs:us-east-1:000000000000:Jobs', { VisibilityTimeout: 0 })]);
for (let number = 0; ; number++) {
  queues.send('Jobs', { body: String(number), attributes: {}, sender: 'fixture' });
  // Of three messages, the first stays as it is, the second is received, the third deleted.
  if (number % 3 === 2) {
    const [, , third] = queues.receive('Jobs', number + 1).slice(-3);
    if (third) queues.remove('Jobs', third.handle);
    process.stdout.write(`${number}\n`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
