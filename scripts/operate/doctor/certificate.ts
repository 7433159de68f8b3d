import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { type Examination, missing, ok } from './finding.ts';

/** Whether a certificate's name covers a host: itself, or one label in place of an asterisk. */
const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith('*.') && name.slice(2) === host.slice(host.indexOf('.') + 1));

/** The certificate of the site, issued and for its domain. */
export const certificate: Examination = async ({ certificateArn, domain }) => {
  if (!certificateArn || !domain)
    return missing('Domain or certificate are not filled in: set them in infra/stages.ts.');
  // CloudFront takes certificates from there only.
  const acm = new ACMClient({ region: 'us-east-1' });
  const { Certificate } = await acm.send(new DescribeCertificateCommand({ CertificateArn: certificateArn }));
  const names = Certificate?.SubjectAlternativeNames ?? [];
  if (!names.some((name) => covers(name, domain)))
    return missing(`The certificate is for ${names.join(', ')}, not for ${domain}: request one for it in us-east-1.`);
  if (Certificate?.Status !== 'ISSUED')
    return missing(
      `The certificate is ${Certificate?.Status}: create the DNS record by which ACM validates it, then wait.`,
    );
  return ok(`The certificate for ${domain} is issued.`);
};
