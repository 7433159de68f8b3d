import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { publish } from './events.ts';

it('logs an event that the bus rejected although the call succeeded', async () => {
  const refused = { FailedEntryCount: 1, Entries: [{ ErrorCode: 'ThrottlingException' }] };
  vi.spyOn(EventBridgeClient.prototype, 'send').mockResolvedValue(refused as never);
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  await publish('rampart.unit', 'happened', {});
  const error = new Error('EventBridge rejected it: ThrottlingException');
  expect(warn.mock.calls).toEqual([['event not sent', { type: 'happened', error }]]);
});
