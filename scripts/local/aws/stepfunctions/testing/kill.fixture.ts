/** For `restart.test.ts`: runs an execution in a process that can be killed. Argument: its directory. */

import { MovableClock } from '../../../platform/clock.ts';
import { openStepFunctions } from '../stepfunctions.ts';
import { functionArn, machineArn } from './test-machines.ts';
import { threeSteps } from './three-steps.ts';

const service = openStepFunctions({
  directory: String(process.argv[2]),
  clock: new MovableClock(),
  log: (line) => process.stderr.write(line),
});
service.use({
  machines: [{ arn: machineArn, role: 'role', definition: JSON.stringify(threeSteps) }],
  async invoke(_, arn, payload) {
    if (arn === functionArn('hang')) return new Promise<never>(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 2));
    process.stdout.write(`${JSON.stringify(payload)}\n`);
    return payload;
  },
});
const input = JSON.stringify(Array.from({ length: 30 }, (_, index) => index));
const body = Buffer.from(JSON.stringify({ stateMachineArn: machineArn, name: 'job', input }));
const headers = { 'x-amz-target': 'AWSStepFunctions.StartExecution' };
await service.handle({ caller: 'fixture', method: 'POST', url: '/', headers, body });
setInterval(() => undefined, 1000);
