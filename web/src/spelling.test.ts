import { expect, it } from 'vitest';
import { saidIn } from './said.test-support.ts';

/** Stems of the other spelling. The site writes American English, as the books do. */
const others = /\b(?:e-mail|programme|organis|recognis|licence|colour|behaviour|favour|judgement|cancelled)\w*/gi;

it('everything that the site says is spelled one way', () => {
  expect(saidIn(['web/src', 'shared', 'functions/settings/legal']).match(others) ?? []).toEqual([]);
});
