import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apis } from './api.ts';
import type { Endpoint } from './kernel/endpoint.ts';

const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api as Record<string, Endpoint>));
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** They ask a question that is too long for an address, and change nothing. */
const questions = [
  'POST /cart/calculate',
  'POST /ebooks/filter',
  'POST /admin/discounts/trial',
  'POST /admin/legal/preview',
  'POST /admin/newsletters/preview',
];

const mutations = endpoints.filter((endpoint) => endpoint.method !== 'GET' && !questions.includes(keyOf(endpoint)));
/** Lists that one may add to: the things in them have an address below it. */
const creations = mutations.filter(
  ({ method, path }) => method === 'POST' && endpoints.some((other) => other.path.startsWith(`${path}/{`)),
);

describe('the contract', () => {
  it.each(mutations.map((endpoint) => [keyOf(endpoint), endpoint] as const))(
    '%s answers with success',
    (_, endpoint) => {
      const { response } = endpoint;
      // A sign-in answers one of two things.
      const options = response instanceof z.ZodUnion ? response.options : [response];
      for (const option of options) {
        const shape: Record<string, z.ZodType> = option instanceof z.ZodObject ? option.shape : {};
        expect([shape.success?.safeParse(true).success, shape.success?.safeParse(false).success]).toEqual([
          true,
          false,
        ]);
      }
    },
  );

  it.each(creations.map((endpoint) => [keyOf(endpoint), endpoint] as const))('%s answers 201', (_, { status }) => {
    expect(status).toBe(201);
  });

  it('finds what creates, and questions that exist', () => {
    expect(creations.length).toBeGreaterThan(5);
    expect(endpoints.map(keyOf)).toEqual(expect.arrayContaining(questions));
  });
});

it('lets everybody who writes AI tools, which have pictures, send them', () => {
  const { adminBeginUpload, adminCompleteUpload } = apis.uploads;
  const { adminCreateAiTool, adminEditAiTool } = apis['ai-tools'];
  const areas = [adminBeginUpload, adminCompleteUpload, adminCreateAiTool, adminEditAiTool].map(({ auth }) => auth);
  expect(new Set(areas)).toEqual(new Set(['admin:content']));
});
