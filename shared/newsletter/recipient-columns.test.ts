import { expect, it } from 'vitest';
import { recipientTexts } from './recipient-columns.ts';
import type { Recipient } from './sending.ts';

it('each column of the file has what its head says', () => {
  const recipient: Recipient = {
    ...{ id: 'sbr_1', email: 'ada@example.test', state: 'sent', round: 1, at: 'sent then', reason: 'why' },
    ...{ opened_at: 'opened then', clicked_at: 'clicked then', bounced_at: 'bounced then' },
    ...{ complained_at: 'complained then', unsubscribed_at: 'unsubscribed then' },
  };
  expect(Object.values(recipientTexts).map(({ label, value }) => `${label}: ${value(recipient)}`)).toEqual([
    ...['Email: ada@example.test', 'State: Sent', 'When: sent then', 'Reason: why', 'Opened: opened then'],
    ...['Clicked: clicked then', 'Bounced: bounced then', 'Reported as spam: complained then'],
    'Unsubscribed: unsubscribed then',
  ]);
});
