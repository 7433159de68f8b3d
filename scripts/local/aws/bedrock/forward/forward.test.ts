import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConverseRequest, LocalModel } from '../model.ts';
import { type ChatServer, serveChat } from '../testing/chat-server.ts';
import { chosenModel } from './chosen.ts';
import { ollamaUrl } from './ollama.ts';

let server: ChatServer;
beforeEach(async () => {
  server = await serveChat();
});
afterEach(() => server.stop());

const schema = { type: 'object', properties: { title: { type: 'string' } } };
const tool = { toolSpec: { name: 'outline', description: 'An outline', inputSchema: { json: schema } } };
/** A conversation with everything in it: a tool was used, was told what is wrong, and has to be used again. */
const request: ConverseRequest = {
  modelId: 'test.model-v1',
  system: [{ text: 'Be brief.' }, { text: 'Be kind.' }],
  messages: [
    { role: 'user', content: [{ text: 'Write' }, { text: 'an outline' }] },
    { role: 'assistant', content: [{ toolUse: { toolUseId: 'use_1', name: 'outline', input: { title: 1 } } }] },
    {
      role: 'user',
      content: [{ toolResult: { toolUseId: 'use_1', content: [{ text: 'No text' }] } }, { text: 'Again' }],
    },
  ],
  inferenceConfig: { maxTokens: 100, temperature: 0.5, topP: 0.9, stopSequences: ['END'] },
  toolConfig: { tools: [tool], toolChoice: { tool: { name: 'outline' } } },
};
const plain: ConverseRequest = { modelId: 'test.model-v1', messages: [{ role: 'user', content: [{ text: 'Hello' }] }] };

/** How a model fails, whichever server it is behind. */
const failures = (model: () => LocalModel, path: string) => {
  it.each([
    [400, 'ValidationException'],
    [401, 'AccessDeniedException'],
    [404, 'ResourceNotFoundException'],
    [408, 'ModelTimeoutException'],
    [413, 'ValidationException'],
    [429, 'ThrottlingException'],
    [500, 'ModelErrorException'],
    [503, 'ServiceUnavailableException'],
  ])('says what is wrong in the words of Bedrock: %s', async (status, name) => {
    server.answer(path, 'out of ink', status);
    await expect(model().converse(plain)).rejects.toMatchObject({
      name,
      message: expect.stringContaining('out of ink'),
    });
  });

  it('is a model that failed when the answer is not one', async () => {
    server.answer(path, 'Hello');
    await expect(model().converse(plain)).rejects.toMatchObject({ name: 'ModelErrorException' });
    server.answer(path, { hello: 1 });
    await expect(model().converse(plain)).rejects.toMatchObject({ name: 'ModelErrorException' });
  });

  it('follows no redirect to another address', async () => {
    server.answer(path, '', 302);
    await expect(model().converse(plain)).rejects.toMatchObject({ name: 'ServiceUnavailableException' });
    expect(server.asked.map((each) => each.path)).toEqual([path]);
  });

  it('cannot be reached when nothing listens', async () => {
    const gone = model();
    await server.stop();
    await expect(gone.converse(plain)).rejects.toMatchObject({ name: 'ServiceUnavailableException' });
  });
};

describe('a server like OpenAI', () => {
  const path = '/v1/chat/completions';
  const model = (LOCAL_MODEL_NAME = 'writer') =>
    chosenModel(undefined, {
      LOCAL_MODEL_URL: `${server.url}/v1`,
      OLLAMA_HOST: 'ignored',
      LOCAL_MODEL_NAME,
    }) as LocalModel;
  const completion = (message: object, finish_reason = 'stop') => ({
    choices: [{ finish_reason, message: { content: null, ...message } }],
    usage: { prompt_tokens: 11, completion_tokens: 22, total_tokens: 33 },
  });
  const calls = (json: string) => ({ tool_calls: [{ id: 'call_1', function: { name: 'outline', arguments: json } }] });

  it('gets the conversation with its tools, and its use of one comes back', async () => {
    server.answer(path, completion(calls('{"title":"A"}')));
    expect(await model().converse(request)).toEqual({
      content: [{ toolUse: { toolUseId: 'call_1', name: 'outline', input: { title: 'A' } } }],
      stopReason: 'tool_use',
      usage: { inputTokens: 11, outputTokens: 22 },
    });
    expect(server.asked).toEqual([
      {
        path,
        body: {
          model: 'writer',
          messages: [
            { role: 'system', content: 'Be brief.\n\nBe kind.' },
            { role: 'user', content: 'Write\n\nan outline' },
            {
              role: 'assistant',
              content: null,
              tool_calls: [{ id: 'use_1', type: 'function', function: { name: 'outline', arguments: '{"title":1}' } }],
            },
            { role: 'tool', tool_call_id: 'use_1', content: 'No text' },
            { role: 'user', content: 'Again' },
          ],
          max_tokens: 100,
          temperature: 0.5,
          top_p: 0.9,
          stop: ['END'],
          tools: [{ type: 'function', function: { name: 'outline', description: 'An outline', parameters: schema } }],
          tool_choice: { type: 'function', function: { name: 'outline' } },
        },
      },
    ]);
  });

  it.each([
    ['stop', { content: 'Hi' }, 'end_turn', [{ text: 'Hi' }]],
    ['length', { content: 'Hi' }, 'max_tokens', [{ text: 'Hi' }]],
    ['content_filter', {}, 'content_filtered', []],
    ['tool_calls', calls('{"title":'), 'malformed_tool_use', []],
    ['length', calls('{"title":'), 'max_tokens', [{ toolUse: { toolUseId: 'call_1', name: 'outline', input: {} } }]],
  ])('stops for reasons that Bedrock has as well: %s', async (reason, message, stopReason, content) => {
    server.answer(path, completion(message, reason));
    expect(await model().converse(plain)).toMatchObject({ stopReason, content });
  });

  it('is asked for the first model that it lists when none is named', async () => {
    server.answer('/v1/models', { data: [{ id: 'first' }, { id: 'second' }] });
    server.answer(path, completion({ content: 'Hi' }));
    await model('').converse(plain);
    expect(server.asked.at(-1)?.body).toMatchObject({ model: 'first', messages: [{ role: 'user', content: 'Hello' }] });
  });

  failures(() => model(), path);
});

describe('Ollama', () => {
  const path = '/api/chat';
  const model = (LOCAL_MODEL_NAME = 'writer') =>
    chosenModel(undefined, { OLLAMA_HOST: server.url, LOCAL_MODEL_NAME }) as LocalModel;
  const chat = (message: object, done_reason = 'stop') => ({
    message: { role: 'assistant', content: '', ...message },
    done_reason,
    prompt_eval_count: 11,
    eval_count: 22,
  });
  const unforced = { ...request, toolConfig: { tools: [tool] } };

  it('writes by the schema of the tool that has to be used', async () => {
    server.answer(path, chat({ content: '{"title":"A"}' }));
    expect(await model().converse(request)).toEqual({
      content: [{ toolUse: { toolUseId: expect.stringMatching(/^tooluse_/), name: 'outline', input: { title: 'A' } } }],
      stopReason: 'tool_use',
      usage: { inputTokens: 11, outputTokens: 22 },
    });
    expect(server.asked[0]?.body).toEqual({
      model: 'writer',
      stream: false,
      messages: [
        { role: 'system', content: 'Be brief.\n\nBe kind.\n\nAnswer only with JSON for outline: An outline' },
        { role: 'user', content: 'Write\n\nan outline' },
        { role: 'assistant', content: '', tool_calls: [{ function: { name: 'outline', arguments: { title: 1 } } }] },
        { role: 'tool', content: 'No text' },
        { role: 'user', content: 'Again' },
      ],
      options: { num_predict: 100, temperature: 0.5, top_p: 0.9, stop: ['END'] },
      format: schema,
    });
  });

  it('may use a tool that it does not have to', async () => {
    server.answer(path, chat({ tool_calls: [{ function: { name: 'outline', arguments: { title: 'A' } } }] }));
    expect(await model().converse(unforced)).toMatchObject({
      content: [{ toolUse: { name: 'outline', input: { title: 'A' } } }],
      stopReason: 'tool_use',
    });
    expect(server.asked[0]?.body).toMatchObject({ tools: [{ function: { name: 'outline', parameters: schema } }] });
  });

  it.each([
    ['stop', '{"title":', 'malformed_tool_use'],
    ['length', '{"title":', 'max_tokens'],
    ['stop', '', 'end_turn'],
  ])('stops for reasons that Bedrock has as well: %s after %j', async (reason, content, stopReason) => {
    server.answer(path, chat({ content }, reason));
    expect(await model().converse(request)).toMatchObject({ stopReason });
  });

  it('is asked for the first model that it lists when none is named', async () => {
    server.answer('/api/tags', { models: [{ name: 'first' }, { name: 'second' }] });
    server.answer(path, chat({ content: 'Hi' }));
    await model('').converse(plain);
    expect(server.asked.at(-1)?.body).toMatchObject({ model: 'first' });
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:11434'],
    ['localhost:1234', 'http://localhost:1234'],
    [':1234', 'http://127.0.0.1:1234'],
    ['https://models.test/', 'https://models.test'],
  ])('is where OLLAMA_HOST says: %s', (host, url) => expect(ollamaUrl(host)).toBe(url));

  failures(() => model(), path);
});

it('without either it is the model that the local cloud was given, if any', () => {
  const given: LocalModel = { converse: () => Promise.reject(new Error('not asked')) };
  expect(chosenModel(given, {})).toBe(given);
  expect(chosenModel(given, { LOCAL_MODEL_URL: '', OLLAMA_HOST: '' })).toBe(given);
  expect(chosenModel(undefined, {})).toBeUndefined();
});
