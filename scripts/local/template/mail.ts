import { Reason } from '../aws/ses/feedback/suppression-list.ts';
import type { EventDestination } from '../aws/ses/publishing.ts';
import { Part } from './part.ts';
import type { ConfigurationSetProperties, EventDestinationProperties } from './properties.ts';

/** What SES sends for, and whom it tells. */
export class Mail extends Part {
  /** By configuration set. */
  #reasons: Map<string, readonly Reason[] | undefined> | undefined;

  /** Domains and addresses that SES knows. Here they are verified from the start. */
  identities(): string[] {
    return this.all('AWS::SES::EmailIdentity').map((it) =>
      String(this.resolver.properties(it).EmailIdentity).toLowerCase(),
    );
  }

  /** Throws for a configuration set that suppresses addresses in another way. */
  check(): void {
    this.#reasons ??= this.#readReasons();
  }

  /** For which reasons addresses are suppressed: the configuration set's own, else the account's, by default both. */
  suppressedReasons(configurationSet: string | undefined): readonly Reason[] {
    this.#reasons ??= this.#readReasons();
    return this.#reasons.get(configurationSet ?? '') ?? Reason.options;
  }

  #readReasons(): Map<string, readonly Reason[] | undefined> {
    return new Map(
      this.all('AWS::SES::ConfigurationSet').map((resource) => {
        const { SuppressionOptions } = this.resolver.properties<ConfigurationSetProperties>(resource);
        return [this.resolver.ref(resource), reasonsIn(SuppressionOptions)];
      }),
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

/** Undefined without any: an empty list switches the account's list off. */
function reasonsIn(options: ConfigurationSetProperties['SuppressionOptions'] = {}): readonly Reason[] | undefined {
  const unknown = Object.keys(options).find((key) => key !== 'SuppressedReasons');
  if (unknown) throw new Error(`The local cloud does not know ${unknown} of a configuration set's suppression`);
  return options.SuppressedReasons?.map((reason) => Reason.parse(reason));
}
