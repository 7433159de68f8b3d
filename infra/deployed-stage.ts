import * as z from 'zod';
import { ModelSettings } from '#shared/kernel/model.ts';
import { modelProblem } from './models.ts';

const placeholder = /(^|[.@])(example|test|invalid|localhost)(\.(com|net|org))?>?$/i;
const real = (what: string) => [(text: string) => !placeholder.test(text), `${what} is an example`] as const;

const address = (what: string) =>
  z
    .email(`${what} must be an address`)
    .max(254)
    .refine(...real(what));

const tableName = (what: string) =>
  z
    .string()
    .regex(/^[\w.-]{3,255}$/, `${what} must be the name of a table`)
    .optional();

/** Names of the stores that hold data. A name that is not given is generated. */
export const StoreNames = z.object({
  table: tableName('names.table'),
  audit: tableName('names.audit'),
  content: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'names.content must be the name of a bucket')
    .optional(),
});
export type StoreNames = z.infer<typeof StoreNames>;

/** A stage on AWS, as an operator fills it in. Nothing in it is secret. */
export const DeployedStage = z.object({
  /** The AWS account that it is deployed to. */
  account: z.string().regex(/^\d{12}$/, 'account must be the 12 digits of an AWS account'),
  /** Where everything but CloudFront and its certificate is. */
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'region must be one of AWS, such as us-east-1'),
  /** Host name of the site. */
  domain: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'domain must be a host name, such as library.example.com')
    .refine(...real('domain')),
  /** Certificate for the domain, in us-east-1. */
  certificateArn: z
    .string()
    .regex(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'certificateArn must be a certificate of ACM in us-east-1: CloudFront takes no other',
    ),
  /** Sender of every mail. */
  mailFrom: z
    .string()
    .regex(/^[^<>"]+ <[^<>@\s]+@[^<>@\s]+>$/, 'mailFrom must be a name and an address: Rampart <library@example.com>')
    .refine(...real('mailFrom')),
  /** The identity by which SES in this region already knows the sender. Without it, the sender's domain becomes one. */
  mailIdentityArn: z
    .string()
    .regex(/^arn:aws:ses:[\w-]+:\d{12}:identity\/\S+$/, 'mailIdentityArn must be an identity of SES')
    .optional(),
  /** The next number rotates the secret between the edge and the functions. It only counts up, one by one. */
  originSecretVersion: z.number().int().positive('originSecretVersion must be 1 or more'),
  /** Who is told of alarms and of the budget. */
  alarmMail: address('alarmMail'),
  /** Who receives inquiries. Never shown. */
  operatorMail: address('operatorMail'),
  /** The address for readers: shown on the site, and where they reply to. */
  supportMail: address('supportMail'),
  /** The seller's postal address, its lines separated by line feeds: shown on the site and in newsletters. */
  postalAddress: z.string().trim().min(1, 'postalAddress must be the address that a letter reaches').max(400),
  /** US dollars a month; the address for alarms is told when they are nearly spent. */
  monthlyBudget: z.number().positive('monthlyBudget must be an amount of US dollars'),
  /** The language model that books are written with, and what it costs. */
  model: ModelSettings,
  /** Names of what was restored from a backup, or is to have a certain name; others are generated. */
  names: StoreNames,
});
export type DeployedStage = z.infer<typeof DeployedStage>;

/** What a deployment must know besides the stage. */
export interface Surroundings {
  /** The account of the credentials, as the CDK's command line says; undefined without credentials. */
  readonly account: string | undefined;
  readonly unbuilt: readonly Part[];
}

/** What a deployment takes from the machine it is started on, and how that gets there. */
const parts = {
  site: 'the site is not built: run `npm run build` first',
  layer: "the functions' library for pictures is not installed: run `npm run layers` first",
} as const;
export type Part = keyof typeof parts;

/** What is wrong with the identity for mails: it is not the sender's, or of another account or region. */
function identityProblem({ account, region, mailFrom, mailIdentityArn = '' }: DeployedStage): string | undefined {
  const [, , , place, owner, resource = ''] = mailIdentityArn.split(':');
  const identity = resource.replace('identity/', '');
  const address = mailFrom.replace(/^.*<|>$/g, '');
  const covers = identity === address || `.${address.split('@')[1]}`.endsWith(`.${identity}`);
  if (!covers) return `mailIdentityArn is of ${identity}, mailFrom is ${address}`;
  if (place === region && owner === account) return undefined;
  return `mailIdentityArn is of ${owner} in ${place}, the stage of ${account} in ${region}`;
}

/** Why a stage cannot be deployed, a sentence each; none if it can. */
export function deploymentProblems(stage: DeployedStage, { account, unbuilt }: Surroundings): string[] {
  const wrong = new Map<PropertyKey | undefined, string>();
  for (const { path, message } of DeployedStage.safeParse(stage).error?.issues ?? [])
    if (!wrong.has(path[0])) wrong.set(path[0], message);
  const problems = [...wrong.values()];
  const ofCertificate = stage.certificateArn.split(':')[4];
  if (!wrong.has('certificateArn') && !wrong.has('account') && ofCertificate !== stage.account)
    problems.push(`certificateArn is of account ${ofCertificate}, the stage of ${stage.account}`);
  if (!wrong.has('account') && account !== undefined && account !== stage.account)
    problems.push(`your credentials are for account ${account}, the stage is of ${stage.account}`);
  const isReadable = !['mailIdentityArn', 'mailFrom', 'account', 'region'].some((key) => wrong.has(key));
  const ofIdentity = stage.mailIdentityArn && isReadable && identityProblem(stage);
  if (ofIdentity) problems.push(ofIdentity);
  const ofModel = !wrong.has('model') && modelProblem(stage.model);
  if (ofModel) problems.push(ofModel);
  return [...problems, ...unbuilt.map((part) => parts[part])];
}
