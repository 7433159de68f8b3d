import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Outputs = Readonly<Record<string, string>>;

const member = ([key, value]: [string, string]) =>
  `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;

function answerTo(form: URLSearchParams, stacks: Readonly<Record<string, Outputs>>): [number, string] {
  const name = form.get('StackName') ?? '';
  const outputs = stacks[name];
  if (form.get('Action') !== 'DescribeStacks' || !outputs) {
    const message = `Stack with id ${name} does not exist`;
    return [
      400,
      `<ErrorResponse><Error><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`,
    ];
  }
  const stack = `<StackName>${name}</StackName><Outputs>${Object.entries(outputs).map(member).join('')}</Outputs>`;
  const result = `<DescribeStacksResult><Stacks><member>${stack}</member></Stacks></DescribeStacksResult>`;
  return [200, `<DescribeStacksResponse>${result}</DescribeStacksResponse>`];
}

/** CloudFormation's `DescribeStacks` over HTTP, for the outputs of some stacks. Returns its address; ends with the test. */
export async function describesStacks(stacks: Readonly<Record<string, Outputs>>): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [status, content] = answerTo(new URLSearchParams(body), stacks);
    response.writeHead(status, { 'content-type': 'text/xml' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
