/** Remembers the endpoints that a table's endpoint discovery finds, which is off: a region has one endpoint. */
export class EndpointCache {}
