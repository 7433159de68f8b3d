import { Entity } from 'electrodb';
import { number, text, texts } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { generatedLevels, generationStatuses, generationSteps } from '#shared/generation/choices.ts';

/** The writing of a book. All of them are one partition in the order of their ids: of time. */
export const GenerationEntity = new Entity(
  {
    model: { entity: 'generation', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      ebook_id: text,
      topic: text,
      regulatory_source: text,
      difficulty_level: { type: generatedLevels, required: true },
      custom_instructions: { type: 'string', required: true },
      /** Ids of the uploads that the book rests on. */
      training_files: { type: 'list', items: { type: 'string' } },
      /** Of the ebook, in cents. */
      price: number,
      status: { type: generationStatuses, required: true },
      step: { type: generationSteps, required: true },
      /** Incremented by each retry: what an earlier attempt still writes is refused. */
      attempt: number,
      /** Set by the outline: the title of the book, and those of its sections. */
      title: { type: 'string' },
      titles: texts,
      sections_done: number,
      words: number,
      input_tokens: number,
      output_tokens: number,
      /** Names of the answers whose tokens are in these sums. */
      receipts: { type: 'set', items: 'string' },
      /** Which model writes, and its prices in millionths of a dollar per token; absent until the first step. */
      model: { type: 'string' },
      prices: { type: 'map', properties: { input: number, output: number } },
      error: { type: 'string' },
      log: { type: 'list', required: true, items: { type: 'map', properties: { at: text, sentence: text } } },
      /** Who asked for it. */
      actor_id: text,
      by: text,
      created_at: text,
      ended_at: { type: 'string' },
      ttl: number,
    },
    indexes: {
      byTime: { scope: 'generation', ...itemKey([], ['id']) },
      ofEbook: indexKey(1, ['ebook_id'], ['id']),
    },
  },
  tableConfiguration,
);

/** A section that is written. Its text is in an object. */
export const GenerationSectionEntity = new Entity(
  {
    model: { entity: 'generation-section', version: '1', service: 'rampart' },
    attributes: { generation_id: text, position: number, words: number, ttl: number },
    indexes: {
      byPosition: itemKey(['generation_id'], ['position']),
    },
  },
  tableConfiguration,
);
