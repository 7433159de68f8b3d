import { deploymentProblems, type Part } from '#infra/deployed-stage.ts';
import { bootstrap, concurrency, credentials } from './account.ts';
import { certificate } from './certificate.ts';
import { type Examination, examined, type Finding, missing, ok, type Patient } from './finding.ts';
import { mailIdentity, mailSandbox } from './mail.ts';
import { payments } from './payments.ts';

const examinations: readonly (readonly [string, Examination])[] = [
  ['Bootstrap', bootstrap],
  ['Quota of Lambda', concurrency],
  ['Certificate', certificate],
  ['Sender of mails', mailIdentity],
  ['SES', mailSandbox],
  ['Payments', payments],
];

function stageFile(stage: Patient, unbuilt: readonly Part[]): Finding[] {
  const problems = deploymentProblems(stage, { account: undefined, unbuilt });
  if (problems.length > 0) return problems.map((problem) => missing(`infra/stages.ts, ${stage.name}: ${problem}.`));
  return [ok(`Stage ${stage.name} is filled in, and what it deploys is built.`)];
}

/** Everything that a deployment of a stage needs, in the order in which it is done. Without credentials it ends there. */
export async function diagnose(stage: Patient, unbuilt: readonly Part[]): Promise<Finding[]> {
  const found = [...stageFile(stage, unbuilt), await examined(credentials, 'Credentials', stage)];
  if (found.at(-1)?.state !== 'ok') return found;
  const ofAccount = examinations.map(([what, examination]) => examined(examination, what, stage));
  return [...found, ...(await Promise.all(ofAccount))];
}
