import { account, region } from '../../template/identity.ts';
import { StatesError } from './errors.ts';

/** What AWS does not take in the name of an execution, besides white space and control characters. */
const forbidden = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]/u;

/** Refuses a name that AWS refuses: 1 to 80 characters of certain kinds. */
export function checkName(name: string): void {
  if (name.length < 1 || name.length > 80 || forbidden.test(name))
    throw new StatesError('InvalidName', `Invalid Name: '${name}'`);
}

/** The ARN of an execution of a machine. */
export const executionArn = (machineArn: string, name: string): string =>
  `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;

const arnOf = (kind: string): RegExp => new RegExp(`^arn:aws:states:${region}:${account}:${kind}:[^:]+(:[^:]+)?$`);

/** Refuses what is no ARN of a state machine, or of an execution. */
export function checkArn(arn: string, kind: 'stateMachine' | 'execution'): string {
  if (!arnOf(kind).test(arn)) throw new StatesError('InvalidArn', `Invalid Arn: '${arn}'`);
  return arn;
}
