/** Operations that answer with a stream of events, such as a query on an object: none of ours does. */
export class EventStreamSerde {
  constructor() {
    throw new Error('Nothing is read as a stream of events');
  }
}
/** A client asks for these two when it is made, and never again. */
export const eventStreamSerdeProvider = (): undefined => undefined;
export const resolveEventStreamSerdeConfig = <T>(config: T): T => config;
