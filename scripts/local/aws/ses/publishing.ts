import { account, region } from '../../template/identity.ts';
import type { LocalEventBridge } from '../eventbridge/eventbridge.ts';
import type { SesEvent } from './events.ts';

/** Where a configuration set publishes its events, from the template. */
export interface EventDestination {
  readonly configurationSet: string;
  /** The event types it wants: `send`, `bounce`, … */
  readonly types: readonly string[];
  /** The ARN of an event bus. */
  readonly bus: string;
}

/** EventBridge's names for SES events. */
const detailTypes = {
  Send: 'Email Sent',
  Delivery: 'Email Delivered',
  Bounce: 'Email Bounced',
  Complaint: 'Email Complaint Received',
} as const satisfies Record<SesEvent['eventType'], string>;

const wants = (destination: EventDestination, { eventType, mail }: SesEvent): boolean =>
  mail.tags['ses:configuration-set']?.includes(destination.configurationSet) === true &&
  destination.types.some((type) => type.toLowerCase() === eventType.toLowerCase());

/** Publishes mail events to the destinations that want them. Reads them for each event: a redeploy may change them. */
export function publisher(destinations: () => readonly EventDestination[], events: LocalEventBridge) {
  return (event: SesEvent): void => {
    for (const destination of destinations().filter((candidate) => wants(candidate, event)))
      events.publish({
        bus: destination.bus,
        source: 'aws.ses',
        detailType: detailTypes[event.eventType],
        detail: event,
        resources: [`arn:aws:ses:${region}:${account}:configuration-set/${destination.configurationSet}`],
      });
  };
}
