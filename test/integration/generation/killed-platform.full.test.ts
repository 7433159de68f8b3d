import { test } from 'vitest';
import { expectFinished } from './killed.ts';

test('a platform killed while writing sections finishes the book after its restart', () =>
  expectFinished({
    step: 'sections',
    fault: { service: 'bedrock', delay: 400, skip: 1 },
    isIn: ({ sections_done }) => sections_done >= 3,
  }));
