import type { Frame } from './cpu-profile.ts';

/** Nothing to do: no request is being answered. */
export const idle = 'idle';
/** A function waits for a service, mostly the table. It is billed for that as well. */
export const waiting = 'waiting for answers';

type Places = readonly (readonly [RegExp, string])[];

/** Places of the platform's own thread, by the source; the first that fits counts. */
const ofPlatform: Places = [
  [/scripts\/bench\//, idle],
  [/scripts\/local\/edge\//, 'edge'],
  [/scripts\/local\/gateway\/authorizer|\/(?:jose|aws-jwt-verify)\//, 'authoriser'],
  [/scripts\/local\/gateway\//, 'gateway'],
  [/scripts\/local\/lambda\//, 'invocation'],
  [/scripts\/local\/aws\/iam\//, 'permissions'],
  [/scripts\/local\/aws\/dynamodb\/|\/(?:dynalite|level|classic-level|abstract-level)\//, 'table emulator'],
  [/scripts\/local\//, 'other emulators'],
];

/** Places of a function's thread. */
const ofFunction: Places = [
  [/scripts\/local\/lambda\//, 'runtime'],
  [/\/aws-jwt-verify\/|lib\/http\/(?:authenticate|token)/, 'verify'],
  [/\/electrodb\/|lib\/table\//, 'items'],
  [/\/@aws-sdk\/|\/@smithy\/|lib\/aws\//, 'clients of AWS'],
  [/\/zod\/|lib\/http\/(?:input|parameters|wrong-input|multipart)/, 'parse'],
  [/lib\/http\/(?:respond|compressed|head)/, 'serialise'],
  [/\/@middy\/|lib\/http\//, 'routing'],
  [/lib\/logger|\/@aws-lambda-powertools\//, 'log'],
  [/functions\/|shared\//, 'domain'],
];

/**
 * The place of a frame: of a function's thread by the source that its bundle was made of, which `sourceOf` tells, and of the
 * platform's own by the file. Undefined for what belongs to its caller.
 */
export function placeOf(frame: Frame, isFunction: boolean, sourceOf: (frame: Frame) => string): string | undefined {
  const { functionName } = frame;
  if (functionName === 'frozenUntilNext') return idle;
  if (functionName === '(idle)' || functionName === '(program)' || functionName === '(root)')
    return isFunction ? waiting : idle;
  if (functionName === '(garbage collector)') return 'garbage';
  const source = sourceOf(frame);
  return (isFunction ? ofFunction : ofPlatform).find(([pattern]) => pattern.test(source))?.[1];
}
