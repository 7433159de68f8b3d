import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Resource, Stacks } from '#scripts/local/stacks.ts';
import { productionAssembly } from './assembly.ts';
import type { grantsOf } from './grants.ts';

/** What a function may do, by its name. */
type Role = readonly [name: string, statements: Parameters<typeof grantsOf>[0]];

/** The production stacks as synthesised, with the AWS Solutions rules. */
export class Production {
  readonly directory: string;
  readonly stacks: Stacks;
  readonly roles: readonly Role[];

  private constructor(directory: string) {
    this.directory = directory;
    this.stacks = new Stacks(directory);
    this.roles = this.stacks.functions().map(({ name, statements }) => [name, statements]);
  }

  /** Throws if the synthesis fails, as it does for a finding of the AWS Solutions rules. */
  static async synthesise(): Promise<Production> {
    return new Production(await productionAssembly());
  }

  all(type: string): Resource[] {
    return this.stacks.all(type);
  }

  /** Our functions; the CDK's helper that deploys files is in Python. */
  functions(): Resource[] {
    return this.all('AWS::Lambda::Function').filter(({ properties }) =>
      String(properties.Runtime).startsWith('nodejs'),
    );
  }

  /** Names of the functions that answer requests. */
  behindRoutes(): Set<string> {
    return this.namesIn('AWS::ApiGatewayV2::Integration', ({ IntegrationUri }) => IntegrationUri);
  }

  /** Names of the functions that events and schedules call. */
  behindRules(): Set<string> {
    const called = this.namesIn('AWS::Events::Rule', ({ Targets }) => (Targets as { Arn: string }[])[0]?.Arn);
    const queues = new Set(this.all('AWS::SQS::Queue').map((queue) => this.stacks.nameOf(queue)));
    return new Set([...called].filter((name) => !queues.has(name)));
  }

  /** Names of the functions that get what is in queues. */
  behindQueues(): Set<string> {
    return this.namesIn('AWS::Lambda::EventSourceMapping', ({ FunctionName }) => FunctionName);
  }

  /** Names of the functions that state machines call. */
  behindMachines(): Set<string> {
    const called = this.stacks.machines().flatMap(({ definition }) => definition.match(/(?<=:function:)[\w-]+/g) ?? []);
    return new Set(called);
  }

  private namesIn(type: string, arnIn: (properties: Record<string, unknown>) => unknown): Set<string> {
    const arns = this.all(type).map((resource) => arnIn(this.stacks.properties(resource)));
    return new Set(arns.map((arn) => String(arn).split(':').at(-1) ?? ''));
  }

  /** A resource as the template has it, with the attributes beside its properties. */
  written({ stack, id }: Resource): { DependsOn?: string[]; DeletionPolicy?: string; UpdateReplacePolicy?: string } {
    return JSON.parse(readFileSync(join(this.directory, `${stack}.template.json`), 'utf8')).Resources[id];
  }

  /** Names of what a stack tells its operator, such as `Web`; exports between stacks are left out. */
  outputsOf(part: string): string[] {
    const file = join(this.directory, `Rampart-production-${part}.template.json`);
    const { Outputs = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      Outputs?: Record<string, { Export?: object }>;
    };
    return Object.keys(Outputs).filter((name) => !Outputs[name]?.Export);
  }

  /** Names of the stacks with termination protection, which no template mentions. */
  protectedStacks(): string[] {
    const { artifacts } = JSON.parse(readFileSync(join(this.directory, 'manifest.json'), 'utf8')) as {
      artifacts: Record<string, { properties?: { terminationProtection?: boolean } }>;
    };
    return Object.keys(artifacts)
      .filter((name) => artifacts[name]?.properties?.terminationProtection)
      .sort();
  }
}
