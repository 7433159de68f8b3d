import type { Statement } from '../aws/iam/policy.ts';
import type { Assembly, Properties, Resource } from './assembly.ts';
import type { Resolver } from './resolve.ts';

/** A part of an assembly as its emulators need it, fully resolved. */
export abstract class Part {
  protected readonly assembly: Assembly;
  protected readonly resolver: Resolver;

  constructor(assembly: Assembly, resolver: Resolver) {
    this.assembly = assembly;
    this.resolver = resolver;
  }

  protected all(type: string): Resource[] {
    return this.assembly.resources.filter((resource) => resource.type === type);
  }

  /** Statements of the policies attached to the role of a resource, which `property` names. */
  protected statementsOf(resource: Resource, property: string): Statement[] {
    const role = roleIdOf(resource, property);
    return this.all('AWS::IAM::Policy')
      .filter((policy) => policy.stack === resource.stack && attachedTo(policy.properties, role))
      .flatMap(
        (policy) =>
          this.resolver.properties<{ PolicyDocument: { Statement: Statement[] } }>(policy).PolicyDocument.Statement,
      );
  }
}

/** The logical id of the role that a resource runs with. */
export const roleIdOf = ({ properties }: Resource, property: string): string | undefined =>
  (properties[property] as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0];

const attachedTo = (properties: Properties, role: string | undefined): boolean =>
  ((properties.Roles ?? []) as { Ref: string }[]).some(({ Ref }) => Ref === role);
