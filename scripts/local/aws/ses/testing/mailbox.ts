import { SESClient, SendRawEmailCommand, type SendRawEmailCommandInput } from '@aws-sdk/client-ses';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { serve, type TestEndpoint } from '../../../testing/service-endpoint.ts';
import { openSes, type SesOptions, type SesService, type StoredMail } from '../ses.ts';

/** The mail as it goes over the wire, built by the library the product uses for its mails. */
async function mime(mail: SendMailOptions): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ from: 'Rampart <shop@rampart.test>', ...mail });
  return message as Buffer;
}

export interface TestMailbox {
  readonly client: SESClient;
  readonly service: SesService;
  readonly endpoint: TestEndpoint;
  send(mail: SendMailOptions, more?: Partial<SendRawEmailCommandInput>): Promise<string>;
  last(): Promise<StoredMail>;
  close(): Promise<void>;
}

/** SES behind HTTP, with the SDK as its client. The tests' senders are verified. */
export async function openTestMailbox(options: Omit<SesOptions, 'identities'>): Promise<TestMailbox> {
  const service = openSes({ ...options, identities: () => ['rampart.test'] });
  const endpoint = await serve(service);
  const client = new SESClient(endpoint.config);
  return {
    client,
    service,
    endpoint,
    async send(mail, more = {}) {
      const RawMessage = { Data: await mime(mail) };
      return String((await client.send(new SendRawEmailCommand({ RawMessage, ...more }))).MessageId);
    },
    async last() {
      const mail = (await service.messages()).at(-1);
      if (!mail) throw new Error('There is no mail');
      return mail;
    },
    async close() {
      client.destroy();
      await endpoint.close();
      await service.close();
    },
  };
}
