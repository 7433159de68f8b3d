import type { EventDestination } from '../aws/ses/publishing.ts';
import { Part } from './part.ts';
import type { EventDestinationProperties } from './properties.ts';

/** What SES sends for, and whom it tells. */
export class Mail extends Part {
  /** Domains and addresses that SES knows. Here they are verified from the start. */
  identities(): string[] {
    return this.all('AWS::SES::EmailIdentity').map((it) =>
      String(this.resolver.properties(it).EmailIdentity).toLowerCase(),
    );
  }

  /** Where SES publishes mail events. Only EventBridge destinations exist locally. */
  eventDestinations(): EventDestination[] {
    return this.all('AWS::SES::ConfigurationSetEventDestination').flatMap((resource) => {
      const { ConfigurationSetName: configurationSet, EventDestination } =
        this.resolver.properties<EventDestinationProperties>(resource);
      const { Enabled, MatchingEventTypes: types, EventBridgeDestination } = EventDestination;
      if (!Enabled || !EventBridgeDestination) return [];
      return [{ configurationSet, types, bus: EventBridgeDestination.EventBusArn }];
    });
  }
}
