import { test } from 'vitest';
import { expectFinished } from './killed.ts';

test('a book is finished by the platform that starts again after it was killed in the step typeset', () =>
  expectFinished({
    step: 'typeset',
    fault: { service: 's3', operation: 'HeadObject', delay: 1500 },
    isIn: ({ step }) => step === 'typeset',
  }));
