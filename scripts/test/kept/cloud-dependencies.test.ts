import { expect, it } from 'vitest';
import { stackFinder } from './cloud-dependencies.ts';

const stackOf = stackFinder(['Accounts', 'AiTools', 'Commerce', 'Web']);

it.each([
  ['POST /api/auth/login', 'Accounts'],
  ['GET /api/ai-tools', 'AiTools'],
  ['HEAD /api/ai-tools', 'AiTools'],
  ['GET /api/payments/status/cs_1', 'Commerce'],
  ['POST /__local/fire/CommerceOutboxSweep', 'Commerce'],
  ['GET /marketplace', 'Web'],
  ['POST /__local/clock', undefined],
  ['POST /data-content', undefined],
  ['GET /files/covers/1.png', undefined],
])('%s is answered by %s', (request, stack) => expect(stackOf(request)).toBe(stack));
