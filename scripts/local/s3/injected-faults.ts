import type { Call, Fault, Faults } from '../faults/faults.ts';
import { type ErrorCode, S3Error } from './errors.ts';
import type { S3Response } from './operation.ts';

/** The faults tests can inject: S3 unavailable, throttling or failing; each has its own status. */
const codes: readonly (string | undefined)[] = [
  'ServiceUnavailable',
  'SlowDown',
  'InternalError',
] satisfies ErrorCode[];

function injected({ error }: Fault): S3Error {
  return new S3Error(codes.includes(error) ? (error as ErrorCode) : 'InternalError');
}

/** Carries out an authorised call, unless a test injected a fault: then it is delayed, fails, or loses its answer. */
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

/** Nobody will read the response: the file behind it must not stay open. */
function discard({ body }: S3Response): void {
  if (typeof body === 'object') body.destroy();
}
