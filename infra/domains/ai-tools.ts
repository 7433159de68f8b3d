import type { DomainFunction } from '../constructs/domain-function.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function aiTools(stack: DomainStack): DomainFunction {
  stack.trash('UpdateItem', 'DeleteItem', 'BatchWriteItem');
  return stack.managed('AI tools: list, show, count clicks, manage', 'BatchGetItem', 'Query', 'UpdateItem', 'gsi1');
}
