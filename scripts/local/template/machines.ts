import { join } from 'node:path';
import { readDefinition } from '../aws/stepfunctions/definition/refusals.ts';
import { localName } from './identity.ts';
import { Part } from './part.ts';
import type { StateMachineProperties } from './properties.ts';

const service = 'states.amazonaws.com';

/** The state machines, with what their roles allow. */
export class Machines extends Part {
  /** Throws for a machine that the local cloud cannot run as AWS would. */
  machines() {
    return this.all('AWS::StepFunctions::StateMachine').map((resource) => {
      const p = this.resolver.properties<StateMachineProperties>(resource);
      const name = localName(resource);
      const definition = definitionOf(name, p);
      readDefinition(name, definition, p.StateMachineType, join(this.assembly.directory, 'checked'));
      // AWS refuses the machine at its deployment.
      if (!this.trusts(resource.stack, resource.properties.RoleArn, service))
        throw new Error(`The role of the state machine ${name} does not trust ${service}`);
      return {
        name,
        arn: this.resolver.ref(resource),
        role: p.RoleArn,
        definition,
        statements: this.statementsOf(resource, 'RoleArn'),
      };
    });
  }
}

function definitionOf(
  name: string,
  { DefinitionString, Definition, DefinitionSubstitutions }: StateMachineProperties,
): string {
  const text = DefinitionString ?? (Definition === undefined ? undefined : JSON.stringify(Definition));
  if (text === undefined || DefinitionSubstitutions !== undefined)
    throw new Error(`The local cloud reads the definition of ${name} from its template only, without substitutions`);
  return text;
}
