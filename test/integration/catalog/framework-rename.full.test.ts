import { describe, it } from 'vitest';
import { fileCloud } from '../cloud.ts';
import { expectSurvives } from './renaming.ts';

const cloud = fileCloud('shop');

describe('a new name', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('survives the worker dying at write %i', (skip) => expectSurvives(cloud().url, skip));
});
