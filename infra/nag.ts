import { type App, Validations } from 'aws-cdk-lib';

const rule = (name: string) => `AwsSolutions::AwsSolutions-${name}`;

/** Findings of the AWS Solutions rules that are answered by a decision, each with its reason. */
const findings: readonly { id: string; reason: string }[] = [
  { id: rule('S1'), reason: 'Objects are read through the edge or by pre-signed links that the functions log.' },
  {
    id: rule('SMG4'),
    reason: 'The origin secret and the payment keys are rotated by the operator, see docs/operating.md.',
  },
  {
    id: rule('COG1'),
    reason: 'Six characters and no other rule is the decision of the product; changes ask for strength.',
  },
  { id: rule('COG2'), reason: 'Readers sign in with a password; sign-in attempts are limited per address.' },
  { id: rule('COG8'), reason: 'Attempts are limited by the accounts function; the plus plan would cost per user.' },
  { id: rule('APIG4'), reason: 'Public routes are declared so in the contract; every other has the JWT authoriser.' },
  { id: rule('CFR1'), reason: 'The shop sells everywhere.' },
  { id: rule('CFR2'), reason: 'The web ACL joins with the observability stack.' },
  { id: rule('CFR3'), reason: 'Requests are logged by the gateway; no visitor address is kept.' },
  { id: rule('CFR4'), reason: "TLS 1.2 is asked for; it takes effect with the operator's own certificate." },
  { id: rule('IAM4'), reason: 'Only the deployment helper of the CDK uses a managed policy.' },
  {
    id: rule('IAM5'),
    reason: 'Indexes of the one table, prefixes of the one bucket, and SES with a condition on the sender.',
  },
  { id: rule('L1'), reason: "The deployment helper's runtime is the CDK's choice." },
];

export function acknowledgeFindings(app: App): void {
  for (const finding of findings) Validations.of(app).acknowledge(finding);
}
