import { test } from 'vitest';
import { expectFinished } from './killed.ts';

test('a platform killed while typesetting finishes the book after its restart', () =>
  expectFinished({
    step: 'typeset',
    fault: { service: 's3', operation: 'HeadObject', delay: 1500 },
    isIn: ({ step }) => step === 'typeset',
  }));
