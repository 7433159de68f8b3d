import type { Json } from '../../../template/assembly.ts';
import { type Definition, type Flow, flowsIn, invokeResource, type State, statesOf } from './asl.ts';
import { contextPath, fields } from './fields.ts';
import { brokenRule } from './language-rules.ts';

/** A machine that the local cloud cannot run as AWS would; the message is a sentence that names it. */
export class MachineRefused extends Error {}

const lambdaArn = /^arn:aws:lambda:[^:]*:[^:]*:function:[^:]+(:\$LATEST)?$/;

function* unknownIn(place: string, given: object, known: readonly string[]): Generator<string> {
  for (const field of Object.keys(given)) if (!known.includes(field)) yield `${place} has ${field}`;
}

/** JSONata is given as the language of a machine or of a state. */
function* language(place: string, { QueryLanguage = 'JSONPath' }: { QueryLanguage?: string }): Generator<string> {
  if (QueryLanguage !== 'JSONPath') yield `${place} is written in ${QueryLanguage}`;
}

function* task(name: string, { Resource = '', Parameters }: State): Generator<string> {
  if (Resource !== invokeResource) {
    if (!lambdaArn.test(Resource)) yield `${name} calls ${Resource}, and only Lambda can be called`;
    return;
  }
  const given = Object(Parameters) as Record<string, Json>;
  yield* unknownIn(`${name}.Parameters`, given, fields.task);
  if (!lambdaArn.test(String(given.FunctionName))) yield `${name} names no function by its ARN`;
}

function* state(name: string, it: State): Generator<string> {
  yield* language(name, it as { QueryLanguage?: string });
  yield* unknownIn(name, it, fields.state(it.Type));
  for (const retrier of it.Retry ?? []) yield* unknownIn(`${name}.Retry`, retrier, fields.retrier);
  for (const catcher of it.Catch ?? []) yield* unknownIn(`${name}.Catch`, catcher, fields.catcher);
  for (const inner of flowsIn(it)) yield* flow(name, inner);
  if (it.Type === 'Task') yield* task(name, it);
}

function* flow(name: string, it: Flow & { ProcessorConfig?: { Mode?: string } }): Generator<string> {
  yield* unknownIn(`${name}'s flow`, it, fields.flow);
  const { Mode = 'INLINE' } = it.ProcessorConfig ?? {};
  if (Mode !== 'INLINE') yield `${name} is a Map of mode ${Mode}`;
}

/** Strings that read the context object, wherever they stand. */
function* contexts(value: Json): Generator<string> {
  if (typeof value === 'string')
    for (const [path] of value.matchAll(/\$\$[^\s,()]*/g))
      if (!contextPath.test(path)) yield `the context has no ${path}`;
  if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) yield* contexts(inner);
}

function* problems(definition: Definition): Generator<string> {
  yield* language('it', definition as { QueryLanguage?: string });
  yield* unknownIn('it', definition, fields.machine);
  for (const [name, it] of statesOf(definition)) yield* state(name, it);
  yield* contexts(definition as unknown as Json);
}

function parsed(text: string): Definition | undefined {
  try {
    return JSON.parse(text) as Definition;
  } catch {
    return undefined;
  }
}

/**
 * Reads a definition, or throws `MachineRefused` for what the interpreter would silently do otherwise than AWS or not
 * at all: express machines, JSONata, distributed maps, task tokens, services other than Lambda, unknown fields. Valid
 * definitions are remembered in `folder`.
 */
export function readDefinition(machine: string, text: string, type = 'STANDARD', folder?: string): Definition {
  const refuse = (why: string): never => {
    throw new MachineRefused(`The local cloud cannot run the state machine ${machine}: ${why}.`);
  };
  if (type !== 'STANDARD') refuse(`it is of type ${type}`);
  const definition = parsed(text) ?? refuse('its definition is no JSON');
  const problem = [...problems(definition)][0] ?? brokenRule(text, folder);
  if (problem !== undefined) refuse(problem);
  return definition;
}
