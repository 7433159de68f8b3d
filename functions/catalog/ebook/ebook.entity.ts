import { Entity } from 'electrodb';
import { kept, withTrash } from '#lib/managed/attributes.ts';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { difficultyLevels, ebookCategories } from '#shared/catalog/choices.ts';

/** Where an ebook stands. Trashed ones are on no list but the trash's; their owners keep them. */
export const shelves = ['published', 'draft', 'trash'] as const;

/**
 * An ebook without its text: what cards, lists and prices need. Kept small, because lists and the snapshot read it by the
 * thousand. Its preview and figures are items of their own beside it, so that one query reads all three.
 */
export const EbookEntity = new Entity(
  {
    model: { entity: 'ebook', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      ...withTrash,
      /** A purged one is in no list that anybody reads. */
      list: { type: ['current', 'trash', 'purging', 'purged'] as const, required: true },
      title: text,
      description: text,
      /** Cents. */
      price: number,
      regulatory_source: text,
      difficulty_level: { type: difficultyLevels, required: true },
      category: { type: ebookCategories, required: true },
      industry: text,
      tags: { type: 'list', items: { type: 'string' }, required: true },
      upload_status: { type: ['completed', 'processing', 'failed'] as const, required: true },
      estimated_read_time: number,
      word_count: number,
      cover_image: { type: 'string' },
      prompt_category: { type: 'string' },
      /** Prompts in the CSV. There is a CSV when this is set. */
      prompt_count: { type: 'number' },
      shelf: { type: shelves, required: true },
      /** Names the objects of the text and of what is made from it. */
      content_version: number,
      published_at: { type: 'string' },
      /** From then on it is there for its owners only. */
      purged_at: { type: 'string' },
    },
    indexes: {
      byId: { collection: 'page', ...itemKey(['id']) },
      inListByTime: indexKey(1, ['list'], ['listed_at', 'id']),
      onShelfByCreation: indexKey(2, ['shelf'], ['created_at', 'id']),
    },
  },
  tableConfiguration,
);
