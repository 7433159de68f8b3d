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
  protected statementsOf({ stack, properties }: Resource, property: string): Statement[] {
    return this.statementsOfRole(stack, properties[property]);
  }

  /** The same of a role, by its ARN as it is in the template. */
  protected statementsOfRole(stack: string, roleArn: unknown): Statement[] {
    const role = roleIdOf(roleArn);
    return this.all('AWS::IAM::Policy')
      .filter((policy) => policy.stack === stack && attachedTo(policy.properties, role))
      .flatMap(
        (policy) =>
          this.resolver.properties<{ PolicyDocument: { Statement: Statement[] } }>(policy).PolicyDocument.Statement,
      );
  }

  /** Whether a role may be used by a service of AWS. */
  protected trusts(stack: string, roleArn: unknown, service: string): boolean {
    const roles = this.all('AWS::IAM::Role').filter((role) => role.stack === stack && role.id === roleIdOf(roleArn));
    return roles
      .flatMap((role) => this.resolver.properties<Trust>(role).AssumeRolePolicyDocument.Statement)
      .some(({ Effect, Principal }) => Effect === 'Allow' && [Principal?.Service ?? []].flat().includes(service));
  }
}

interface Trust {
  readonly AssumeRolePolicyDocument: {
    readonly Statement: readonly {
      readonly Effect: string;
      readonly Principal?: { readonly Service?: string | string[] };
    }[];
  };
}

/** The logical id of a role, from its ARN in a template. */
const roleIdOf = (arn: unknown): string | undefined => (arn as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0];

const attachedTo = (properties: Properties, role: string | undefined): boolean =>
  ((properties.Roles ?? []) as { Ref: string }[]).some(({ Ref }) => Ref === role);
