import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ConverseAnswer, LocalModel, ModelLimits } from './model.ts';
import { serveBedrock, type TestModelOptions } from './testing/serve-model.ts';

const usage = { inputTokens: 12, outputTokens: 34 };
const said: ConverseAnswer = { content: [{ text: 'Once upon a time.' }], stopReason: 'end_turn', usage };
const used: ConverseAnswer = {
  content: [{ toolUse: { toolUseId: 'use_1', name: 'outline', input: { title: 'Zero trust – été' } } }],
  stopReason: 'tool_use',
  usage,
};
const converse = vi.fn<LocalModel['converse']>();
afterEach(() => converse.mockReset());

/** Milliseconds that the client waits. */
const long = 10_000;

const plain: ModelLimits = { canBeForced: true, needsProfile: false, longestAnswer: 64_000, longestQuestion: 200_000 };
const models = {
  'test.model-v1': plain,
  'test.free-v1': { ...plain, canBeForced: false },
  'test.far-v1': { ...plain, needsProfile: true, longestAnswer: 128_000 },
};

async function open(options: Partial<TestModelOptions> = {}, answer = said, patience = long) {
  converse.mockResolvedValue(answer);
  const service = await serveBedrock({ model: { converse }, models, ...options });
  const client = new BedrockRuntimeClient({
    endpoint: service.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'Writer', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: patience, disableConcurrentStreams: true },
  });
  onTestFinished(async () => {
    client.destroy();
    await service.stop();
  });
  return { ...service, client };
}

const hello = { role: 'user', content: [{ text: 'Hello' }] } as const;
const input = (more: Partial<ConverseCommandInput> = {}): ConverseCommandInput => ({
  modelId: 'test.model-v1',
  messages: [{ role: 'user', content: [{ text: 'Hello' }] }],
  ...more,
});
const outline = { toolSpec: { name: 'outline', description: 'An outline', inputSchema: { json: { type: 'object' } } } };
const tools = (name = 'outline') => ({ tools: [outline], toolChoice: { tool: { name } } });

describe('a conversation', () => {
  it('reaches the model as it was sent, and its answer comes back over HTTP/2', async () => {
    const { client } = await open({}, used);
    const request = input({ system: [{ text: 'Be brief' }], toolConfig: tools(), inferenceConfig: { maxTokens: 500 } });
    const answer = await client.send(new ConverseCommand(request));
    expect(converse).toHaveBeenCalledWith({ ...request });
    expect(answer).toMatchObject({
      output: { message: { role: 'assistant', content: used.content } },
      stopReason: 'tool_use',
      usage: { ...usage, totalTokens: 46 },
      metrics: { latencyMs: expect.any(Number) },
    });
  });

  it.each([said, used])('comes in pieces as a stream', async (answer) => {
    const { client } = await open({}, answer);
    const { stream } = await client.send(new ConverseStreamCommand(input()));
    const events = [];
    for await (const event of stream ?? []) events.push(event);
    const [start, ...rest] = events;
    expect(start).toEqual({ messageStart: { role: 'assistant' } });
    const deltas = rest.flatMap(({ contentBlockDelta }) => contentBlockDelta?.delta ?? []);
    const text = deltas.map((delta) => delta.text ?? delta.toolUse?.input).join('');
    expect(answer === said ? text : JSON.parse(text)).toEqual(
      answer === said ? 'Once upon a time.' : { title: 'Zero trust – été' },
    );
    expect(rest.slice(-2)).toEqual([
      { messageStop: { stopReason: answer.stopReason } },
      { metadata: { usage: { ...usage, totalTokens: 46 }, metrics: { latencyMs: expect.any(Number) } } },
    ]);
  });

  it('may hold thoughts, which come back as they were', async () => {
    const thought = { reasoningContent: { reasoningText: { text: 'Hmm, a book.', signature: 'c2ln' } } };
    const { client } = await open({}, { ...used, content: [thought, ...used.content] });
    const answer = await client.send(new ConverseCommand(input()));
    expect(answer.output?.message?.content?.[0]).toEqual(thought);
    const messages = [hello as never, assistant([thought, use]), user([result])];
    await client.send(new ConverseCommand(input({ messages, toolConfig: tools() })));
    expect(converse.mock.lastCall?.[0].messages).toEqual(messages);
    const { stream } = await client.send(new ConverseStreamCommand(input()));
    const deltas = [];
    for await (const { contentBlockDelta } of stream ?? [])
      if (contentBlockDelta?.contentBlockIndex === 0) deltas.push(contentBlockDelta.delta?.reasoningContent);
    expect(deltas).toEqual([{ text: 'Hmm, a book.' }, { signature: 'c2ln' }]);
  });

  it('ends where the tokens end, whatever the model does', async () => {
    const { client } = await open();
    const answer = await client.send(new ConverseCommand(input({ inferenceConfig: { maxTokens: 10 } })));
    expect(answer).toMatchObject({ stopReason: 'max_tokens', usage: { outputTokens: 10 } });
    expect(answer.output?.message?.content).toEqual([{ text: 'Once upon' }]);
  });
});

const assistant = (content: object[]) => ({ role: 'assistant', content }) as never;
const user = (content: object[]) => ({ role: 'user', content }) as never;
const use = { toolUse: { toolUseId: 'use_1', name: 'outline', input: {} } };
const result = { toolResult: { toolUseId: 'use_1', content: [{ text: 'ok' }] } };

describe('what Bedrock refuses', () => {
  it.each<[string, Partial<ConverseCommandInput>, RegExp]>([
    ['no message', { messages: [] }, /must start with a user message/],
    ['the wrong beginning', { messages: [assistant([{ text: 'Hi' }])] }, /must start with a user message/],
    ['one role twice', { messages: [hello as never, hello as never] }, /must alternate between user and assistant/],
    ['the wrong end', { messages: [hello as never, assistant([{ text: 'Hi' }])] }, /must end with a user message/],
    ['empty content', { messages: [user([])] }, /content field in the Message object at messages\.0 is empty/],
    ['blank text', { messages: [user([{ text: ' ' }])] }, /ContentBlock object at messages\.0\.content\.0 is blank/],
    ['a blank system text', { system: [{ text: '' }] }, /SystemContentBlock object at system\.0 is blank/],
    ['an unknown tool', { toolConfig: tools('other') }, /tool_choice: Tool 'other' not found/],
    [
      'a tool without an object',
      { toolConfig: { tools: [{ toolSpec: { name: 'a', inputSchema: { json: { type: 'string' } } } }] } },
      /toolSpec\.inputSchema\.json\.type must be one of the following: object/,
    ],
    [
      'the wish for a tool that a model cannot be made to use',
      { modelId: 'test.free-v1', toolConfig: tools() },
      /The model returned the following errors: tool_choice: type "tool" and "any" are not supported for this model\.$/,
    ],
    [
      'the wish for any tool, likewise',
      { modelId: 'test.free-v1', toolConfig: { ...tools(), toolChoice: { any: {} } } },
      /type "tool" and "any" are not supported/,
    ],
    [
      'a model without the profile that it needs',
      { modelId: 'test.far-v1' },
      /Invocation of model ID test\.far-v1 with on-demand throughput isn’t supported\. Retry your request with the ID or ARN of an inference profile/,
    ],
    [
      "more tokens than the profile's model has",
      { modelId: 'us.test.far-v1', inferenceConfig: { maxTokens: 128_001 } },
      /exceeds the model limit of 128000/,
    ],
    ['two tools of one name', { toolConfig: { tools: [outline, outline] } }, /Tool names must be unique/],
    ...['an outline', 'gliederung_für', 'a'.repeat(65), ''].map(
      (name): [string, Partial<ConverseCommandInput>, RegExp] => [
        `a tool named '${name}'`,
        { toolConfig: tools(name) },
        /'toolConfig\.toolChoice\.tool\.name' failed to satisfy constraint: Member must satisfy regular expression pattern: \[a-zA-Z0-9_-\]\+/,
      ],
    ),
    [
      'a blank result of a tool',
      {
        messages: [
          hello as never,
          assistant([use]),
          user([{ toolResult: { toolUseId: 'use_1', content: [{ text: ' ' }] } }]),
        ],
        toolConfig: tools(),
      },
      /ToolResultContentBlock object at messages\.2\.content\.0\.toolResult\.content\.0 is blank/,
    ],
    ['no tokens', { inferenceConfig: { maxTokens: 0 } }, /'inferenceConfig\.maxTokens' .*greater than or equal to 1/],
    ['too many tokens', { inferenceConfig: { maxTokens: 64_001 } }, /exceeds the model limit of 64000/],
    ['a book as a question', { messages: [user([{ text: 'a'.repeat(900_000) }])] }, /Input is too long/],
    [
      'a picture',
      { messages: [user([{ image: { format: 'png', source: { bytes: new Uint8Array(1) } } }])] },
      /messages/,
    ],
    [
      'a use without its result',
      { messages: [hello as never, assistant([use]), user([{ text: 'Go on' }])], toolConfig: tools() },
      /Expected toolResult blocks at messages\.2\.content for the following Ids: use_1/,
    ],
    [
      'a result without its use',
      { messages: [hello as never, assistant([{ text: 'Hi' }]), user([result])], toolConfig: tools() },
      /toolResult blocks at messages\.2\.content exceeds the number of toolUse blocks/,
    ],
    [
      'tools that are not declared',
      { messages: [hello as never, assistant([use]), user([result])] },
      /toolConfig field must be defined/,
    ],
  ])('%s', async (_, more, message) => {
    const { client } = await open();
    await expect(client.send(new ConverseCommand(input(more)))).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringMatching(message),
      $metadata: { httpStatusCode: 400 },
    });
    expect(converse).not.toHaveBeenCalled();
  });

  it('but not what one model allows and another does not', async () => {
    const { client } = await open();
    const { tools: declared } = tools();
    const asked = { modelId: 'test.free-v1', toolConfig: { tools: declared, toolChoice: { auto: {} } } };
    await client.send(new ConverseCommand(input(asked)));
    await client.send(
      new ConverseCommand(input({ modelId: 'us.test.far-v1', inferenceConfig: { maxTokens: 128_000 } })),
    );
    expect(converse).toHaveBeenCalledTimes(2);
  });

  it('a model that it does not know, and any without one', async () => {
    const { client } = await open();
    const refused = { name: 'ResourceNotFoundException', $metadata: { httpStatusCode: 404 } };
    await expect(client.send(new ConverseCommand(input({ modelId: 'test.model-v2' })))).rejects.toMatchObject(refused);
    const none = await open({ model: undefined });
    const sentence = expect.stringContaining('No model is configured');
    await expect(none.client.send(new ConverseCommand(input()))).rejects.toMatchObject({
      ...refused,
      message: sentence,
    });
  });

  it('an identifier that is none', async () => {
    const { client } = await open();
    const message = 'The provided model identifier is invalid.';
    await expect(client.send(new ConverseCommand(input({ modelId: 'a model' })))).rejects.toMatchObject({ message });
  });

  it('and a failure of the model itself is an internal one, which the log explains', async () => {
    const log = vi.fn();
    const { client } = await open({ log });
    converse.mockRejectedValue(new Error('out of ink'));
    const failure = { name: 'InternalServerException', $metadata: { httpStatusCode: 500 } };
    await expect(client.send(new ConverseCommand(input()))).rejects.toMatchObject(failure);
    expect(log.mock.lastCall?.[0]).toContain('out of ink');
  });
});

const allow = (Action: string, Resource: string | string[], Condition?: object) =>
  ({ Effect: 'Allow', Action, Resource, ...(Condition && { Condition }) }) as never;
const model = 'arn:aws:bedrock:us-east-1::foundation-model/test.model-v1';
const profile = 'arn:aws:bedrock:us-east-1:000000000000:inference-profile/us.test.model-v1';
const anywhere = 'arn:aws:bedrock:*::foundation-model/test.model-v1';
const throughProfile = { StringEquals: { 'bedrock:InferenceProfileArn': profile } };

describe('permissions', () => {
  const asked = async (modelId: string, statements: never[], Command = ConverseCommand) => {
    const { client } = await open({ roles: new Map([['Writer', statements]]) });
    return client.send(new Command(input({ modelId }))).then(
      () => 'answered',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  };

  it('are on the model', async () => {
    expect(await asked('test.model-v1', [allow('bedrock:InvokeModel', model)])).toBe('answered');
    expect(await asked('test.model-v1', [allow('bedrock:InvokeModel', `${model}-2`)])).toBe(
      `AccessDeniedException: Writer is not authorized to perform: bedrock:InvokeModel on resource: ${model}`,
    );
  });

  it('are others for streams', async () => {
    const stream = ConverseStreamCommand as unknown as typeof ConverseCommand;
    const allowed = [allow('bedrock:InvokeModelWithResponseStream', model)];
    expect(await asked('test.model-v1', allowed, stream)).toBe('answered');
    expect(await asked('test.model-v1', [allow('bedrock:InvokeModel', model)], stream)).toContain('AccessDenied');
  });

  it('are on a profile and on the model wherever it may send the request', async () => {
    const onProfile = allow('bedrock:InvokeModel', profile);
    const onModel = allow('bedrock:InvokeModel', anywhere, throughProfile);
    expect(await asked('us.test.model-v1', [onProfile, onModel])).toBe('answered');
    expect(await asked(profile, [onProfile, onModel])).toBe('answered');
    expect(await asked('us.test.model-v1', [onProfile, allow('bedrock:InvokeModel', model)])).toContain('us-east-2');
    expect(await asked('test.model-v1', [onProfile, onModel])).toContain('AccessDenied');
  });
});

describe('faults', () => {
  it.each([
    ['ThrottlingException', 429],
    ['ModelTimeoutException', 408],
    ['ModelErrorException', 424],
    ['ServiceUnavailableException', 503],
    ['AccessDeniedException', 403],
  ])('%s has its status', async (error, httpStatusCode) => {
    const { client, fault, calls } = await open();
    fault({ error, operation: 'Converse', times: 1 });
    await expect(client.send(new ConverseCommand(input()))).rejects.toMatchObject({
      name: error,
      $metadata: { httpStatusCode },
    });
    await client.send(new ConverseCommand(input()));
    expect(calls().map(({ operation }) => operation)).toEqual(['Converse', 'Converse']);
  });

  it.each([
    ['malformed', 'tool_use', [{ toolUse: { input: { unexpected: [{ title: 'Zero trust – été' }] } } }]],
    ['empty', 'end_turn', []],
    ['refused', 'end_turn', [{ text: 'I cannot help with that.' }]],
    ['filtered', 'content_filtered', []],
    ['half', 'max_tokens', [{ toolUse: { input: {} } }]],
  ] as const)('an answer can be %s', async (answer, stopReason, content) => {
    const { client, fault } = await open({}, used);
    fault({ answer });
    const given = await client.send(new ConverseCommand(input()));
    expect(given.stopReason).toBe(stopReason);
    expect(given.output?.message?.content).toMatchObject(content);
  });

  it('a connection can break in the middle of an answer', async () => {
    const { client, fault } = await open();
    fault({ answer: 'cut', times: 1 });
    await expect(client.send(new ConverseCommand(input()))).rejects.toThrow();
    await client.send(new ConverseCommand(input()));
  });

  it('a model that is slow meets the patience of the client', async () => {
    const { client, fault } = await open({}, said, 100);
    fault({ delay: 1000, times: 1 });
    await expect(client.send(new ConverseCommand(input()))).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
