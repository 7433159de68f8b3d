import { expect, it } from 'vitest';
import { stackFinder } from './cloud-dependencies.ts';

const stackOf = stackFinder((rule) => (rule === 'Reconcile' ? 'Commerce' : undefined));

it.each([
  ['POST /api/auth/login', 'Accounts'],
  ['GET /api/ai-tools', 'AiTools'],
  ['HEAD /api/ai-tools', 'AiTools'],
  ['GET /api/payments/status/cs_1', 'Commerce'],
  ['POST /__local/fire/Reconcile', 'Commerce'],
  ['GET /marketplace', 'Web'],
  ['POST /__local/clock', undefined],
  ['POST /data-content', undefined],
  ['GET /files/covers/1.png', undefined],
])('%s reaches %s', (request, stack) => expect(stackOf(request)).toBe(stack));
