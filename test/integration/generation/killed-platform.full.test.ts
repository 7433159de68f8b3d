import { test } from 'vitest';
import { expectFinished } from './killed.ts';

test('a book is finished by the platform that starts again after it was killed in the step sections', () =>
  expectFinished({
    step: 'sections',
    fault: { service: 'bedrock', delay: 400, skip: 1 },
    isIn: ({ sections_done }) => sections_done >= 3,
  }));
