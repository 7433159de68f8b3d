import { expect, it } from 'vitest';
import { environmentOf } from './environment.ts';

it('stops a deployment of an incomplete stage, and says everything that is missing', () => {
  const deploy = () => environmentOf('production', '123456789012');
  for (const name of [
    'account',
    'domain',
    'certificateArn',
    'mailFrom',
    'alarmMail',
    'operatorMail',
    'supportMail',
    'postalAddress',
  ])
    expect(deploy).toThrow(new RegExp(`^Stage production cannot be deployed [^]*\\n- ${name} must be`));
});

it('lets the templates of an incomplete stage be looked at without credentials', () => {
  expect(environmentOf('production', undefined)).toEqual({ region: 'us-east-1' });
});

it('knows no account of a stage on one machine', () => {
  expect(environmentOf('local', '123456789012')).toEqual({ region: 'us-east-1' });
});
