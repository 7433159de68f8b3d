import { crc32 } from 'node:zlib';

/** An event of a stream. */
export interface StreamEvent {
  readonly type: string;
  readonly payload: object;
}

const stringType = 7;

function header(name: string, value: string): Buffer {
  const [nameBytes, valueBytes] = [Buffer.from(name), Buffer.from(value)];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(valueBytes.length);
  return Buffer.concat([Buffer.from([nameBytes.length]), nameBytes, Buffer.from([stringType]), length, valueBytes]);
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Lengths with their checksum, headers, payload, and a checksum of it all. */
function frame({ type, payload }: StreamEvent): Buffer {
  const headers = Buffer.concat([
    header(':message-type', 'event'),
    header(':event-type', type),
    header(':content-type', 'application/json'),
  ]);
  const body = Buffer.from(JSON.stringify(payload));
  const lengths = Buffer.concat([uint32(headers.length + body.length + 16), uint32(headers.length)]);
  const checked = Buffer.concat([lengths, uint32(crc32(lengths)), headers, body]);
  return Buffer.concat([checked, uint32(crc32(checked))]);
}

/** Events in the encoding `application/vnd.amazon.eventstream`. */
export const encodeEvents = (events: readonly StreamEvent[]): Buffer => Buffer.concat(events.map(frame));
