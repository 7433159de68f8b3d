import type { DomainFunction } from '../constructs/domain-function.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function coaching(stack: DomainStack): DomainFunction {
  stack.trash('DeleteItem');
  return stack.managed('Coaching packages: list, show, manage', 'UpdateItem', 'gsi1');
}
