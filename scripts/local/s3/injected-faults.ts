import type { Call, Fault, Faults } from '../faults/faults.ts';
import { type ErrorCode, S3Error } from './errors.ts';
import type { S3Response } from './operation.ts';

/** What tests make a call fail with. S3 being down, throttling or breaking; each brings its own status. */
const codes: readonly (string | undefined)[] = [
  'ServiceUnavailable',
  'SlowDown',
  'InternalError',
] satisfies ErrorCode[];

function injected({ error }: Fault): S3Error {
  return new S3Error(codes.includes(error) ? (error as ErrorCode) : 'InternalError');
}

/** Carries out a call that may go on, unless a test has injected a fault into it: slower, not at all, or unanswered. */
export async function withFaults(
  faults: Pick<Faults, 'around'> | undefined,
  call: Omit<Call, 'service'>,
  carryOut: () => S3Response | Promise<S3Response>,
): Promise<S3Response> {
  if (!faults) return await carryOut();
  return await faults.around({ ...call, service: 's3' }, carryOut, (fault, lost) => {
    if (lost) discard(lost);
    throw injected(fault);
  });
}

/** Nobody will read the answer: the file behind it must not stay open. */
function discard({ body }: S3Response): void {
  if (typeof body === 'object') body.destroy();
}
