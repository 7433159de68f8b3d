import { Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

export interface OriginSecretProps {
  /** Counts up from 1; the next number rotates the secret. */
  readonly version: number;
}

/**
 * The secret that the edge sends to prove that a request came through it. Each version is a secret of its own, generated
 * and never written by hand: the next version changes the text of every template that uses it, and CloudFormation looks
 * up a dynamic reference only where the text has changed.
 *
 * The edge sends the current version and the functions, which are deployed first, accept the one before it as well: no
 * request is refused in the middle of a rotation. A third one is kept, so that the functions of the previous deployment
 * can be rolled back to what they had. All three are exported: CloudFormation refuses to take away a version that is in
 * use, so a step over a version, or back, fails before anything changes. For that the first version has one before it, too,
 * which nobody sends.
 */
export class OriginSecret extends Construct {
  /** What the edge sends. */
  readonly current: string;
  /** What the functions accept, separated by commas. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, { version }: OriginSecretProps) {
    super(scope, id);
    const kept = [version, version - 1, version - 2].filter((it) => it >= 0).map((it) => this.create(it));
    const accepted = kept.slice(0, 2).map((secret) => secret.secretValue.unsafeUnwrap());
    this.current = accepted[0] ?? '';
    this.accepted = accepted.join(',');
  }

  private create(version: number): Secret {
    const secret = new Secret(this, `V${version}`, {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Stack.of(this).exportValue(secret.secretArn);
    return secret;
  }
}
