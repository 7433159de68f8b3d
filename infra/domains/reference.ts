import type { DomainFunction } from '../constructs/domain-function.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export const reference = (stack: DomainStack): DomainFunction =>
  stack.http('Answers the API reference and unknown paths');
