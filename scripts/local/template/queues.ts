import type { ResourceStatement } from '../aws/iam/authority.ts';
import { type QueueSettings, settingsOf } from '../aws/sqs/settings.ts';
import { type MappingSettings, mappingOf } from '../lambda/event-source/settings.ts';
import { localName } from './identity.ts';
import { Part } from './part.ts';

/** The queues, what their policies say, and what Lambda polls them for. */
export class Queues extends Part {
  /** Throws for a queue that the local cloud does not run as AWS would. */
  queues(): QueueSettings[] {
    this.#refuseTopics();
    return this.all('AWS::SQS::Queue').map((resource) => {
      const arn = this.resolver.arn(resource);
      return settingsOf(arn.split(':').at(-1) ?? '', arn, this.resolver.properties(resource));
    });
  }

  statements(): ResourceStatement[] {
    return this.all('AWS::SQS::QueuePolicy').flatMap(
      (policy) =>
        this.resolver.properties<{ PolicyDocument: { Statement: ResourceStatement[] } }>(policy).PolicyDocument
          .Statement,
    );
  }

  /** Throws for a mapping that the local cloud does not run as AWS would. */
  mappings(): MappingSettings[] {
    const arns = new Map(
      this.all('AWS::Lambda::Function').flatMap((resource) => {
        const arn = this.resolver.arn(resource);
        return [
          [this.resolver.ref(resource), arn],
          [arn, arn],
        ];
      }),
    );
    return this.all('AWS::Lambda::EventSourceMapping').map((resource) =>
      mappingOf(localName(resource), this.resolver.properties(resource), (name) => arns.get(name)),
    );
  }

  /** Topics deliver nothing here, which a queue would wait for. */
  #refuseTopics(): void {
    const subscription = this.all('AWS::SNS::Subscription').find(({ properties }) => properties.Protocol === 'sqs');
    if (subscription)
      throw new Error(`The local cloud has no SNS that could deliver to a queue: ${localName(subscription)}`);
  }
}
