import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/service-endpoint.ts';
import { readAssembly } from './assembly.ts';
import { Mail } from './mail.ts';
import { Resolver } from './resolve.ts';

let directory: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => directory.remove());

/** A template with a configuration set that has these options. */
function mailOf(SuppressionOptions?: object): Mail {
  const Resources = { Set: { Type: 'AWS::SES::ConfigurationSet', Properties: { SuppressionOptions } } };
  mkdirSync(directory.path, { recursive: true });
  writeFileSync(join(directory.path, 'Test.template.json'), JSON.stringify({ Resources }));
  const assembly = readAssembly(directory.path);
  return new Mail(assembly, new Resolver(assembly, { s3Host: () => '', secret: () => '', addresses: {} }));
}

it.each<[object | undefined, string[]]>([
  [undefined, ['BOUNCE', 'COMPLAINT']],
  [{}, ['BOUNCE', 'COMPLAINT']],
  [{ SuppressedReasons: ['COMPLAINT'] }, ['COMPLAINT']],
  [{ SuppressedReasons: [] }, []],
])('a configuration set with %j suppresses for %j', (options, reasons) => {
  expect(mailOf(options).suppressedReasons('Test-Set')).toEqual(reasons);
  expect(mailOf(options).suppressedReasons('Other')).toEqual(['BOUNCE', 'COMPLAINT']);
  expect(mailOf(options).suppressedReasons(undefined)).toEqual(['BOUNCE', 'COMPLAINT']);
});

it('refuses reasons and options that it does not know', () => {
  expect(() => mailOf({ SuppressedReasons: ['SPAM'] }).check()).toThrow(/BOUNCE/);
  expect(() => mailOf({ ValidationOptions: {} }).check()).toThrow('does not know ValidationOptions');
});
