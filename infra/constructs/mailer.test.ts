import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { Mailer } from './mailer.ts';

const mailOf = (hasIdentity: boolean) => {
  const stack = new Stack(new App(), 'Mail', { env: { account: '123456789012', region: 'eu-central-1' } });
  new Mailer(stack, 'Mailer', { from: 'Rampart <library@news.rampart.press>', hasIdentity });
  return Template.fromStack(stack);
};

it("makes the sender's domain an identity, with the DNS records as outputs", () => {
  const template = mailOf(false);
  template.hasResourceProperties('AWS::SES::EmailIdentity', {
    EmailIdentity: 'news.rampart.press',
    MailFromAttributes: { MailFromDomain: 'bounces.news.rampart.press', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
  });
  const records = Object.values(template.findOutputs('*')).map(({ Value }) => JSON.stringify(Value));
  expect(records.filter((record) => /DkimDNSTokenName\d.* CNAME .*DkimDNSTokenValue\d/.test(record))).toHaveLength(3);
  expect(records.join()).toContain('bounces.news.rampart.press MX 10 feedback-smtp.eu-central-1.amazonses.com');
  expect(records.join()).toContain('v=spf1 include:amazonses.com ~all');
});

it('makes none when SES knows the sender already', () => {
  expect(mailOf(true).findResources('AWS::SES::EmailIdentity')).toEqual({});
});
