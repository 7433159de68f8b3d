import type { DomainFunction } from '../constructs/domain-function.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function vocabulary(stack: DomainStack): DomainFunction {
  return stack.managed('Tags and categories: list, manage', 'BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem');
}
