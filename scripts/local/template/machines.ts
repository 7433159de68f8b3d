import { readDefinition } from '../aws/stepfunctions/definition/refusals.ts';
import type { Resource } from './assembly.ts';
import { localName } from './identity.ts';
import { Part, roleIdOf } from './part.ts';
import type { StateMachineProperties } from './properties.ts';

interface Trust {
  readonly AssumeRolePolicyDocument: {
    readonly Statement: readonly {
      readonly Effect: string;
      readonly Principal?: { readonly Service?: string | string[] };
    }[];
  };
}

const service = 'states.amazonaws.com';

/** The state machines, with what their roles allow. */
export class Machines extends Part {
  /** Throws for a machine that the local cloud cannot run as AWS would. */
  machines() {
    return this.all('AWS::StepFunctions::StateMachine').map((resource) => {
      const p = this.resolver.properties<StateMachineProperties>(resource);
      const name = localName(resource);
      const definition = definitionOf(name, p);
      readDefinition(name, definition, p.StateMachineType);
      this.#refuseOthersRole(name, resource);
      return {
        name,
        arn: this.resolver.ref(resource),
        role: p.RoleArn,
        definition,
        statements: this.statementsOf(resource, 'RoleArn'),
      };
    });
  }

  /** A role that does not trust the service: AWS refuses the machine at its deployment. */
  #refuseOthersRole(name: string, resource: Resource): void {
    const role = this.all('AWS::IAM::Role').find(
      ({ stack, id }) => stack === resource.stack && id === roleIdOf(resource, 'RoleArn'),
    );
    const trust = role && this.resolver.properties<Trust>(role).AssumeRolePolicyDocument.Statement;
    const trusts = trust?.some(
      ({ Effect, Principal }) => Effect === 'Allow' && [Principal?.Service ?? []].flat().includes(service),
    );
    if (!trusts) throw new Error(`The role of the state machine ${name} does not trust ${service}`);
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
