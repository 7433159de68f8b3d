import { Entity } from 'electrodb';
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
      id: { type: 'string', required: true },
      title: { type: 'string', required: true },
      description: { type: 'string', required: true },
      /** Cents. */
      price: { type: 'number', required: true },
      regulatory_source: { type: 'string', required: true },
      difficulty_level: { type: difficultyLevels, required: true },
      category: { type: ebookCategories, required: true },
      industry: { type: 'string', required: true },
      tags: { type: 'list', items: { type: 'string' }, required: true },
      upload_status: { type: ['completed', 'processing', 'failed'] as const, required: true },
      estimated_read_time: { type: 'number', required: true },
      word_count: { type: 'number', required: true },
      cover_image: { type: 'string' },
      prompt_category: { type: 'string' },
      /** Prompts in the CSV. There is a CSV when this is set. */
      prompt_count: { type: 'number' },
      shelf: { type: shelves, required: true },
      /** `catalogue` for all but trashed ebooks; a purged one is in no list that anybody reads. */
      list: { type: ['catalogue', 'trash', 'purged'] as const, required: true },
      /** Names the objects of the text and of what is made from it. */
      content_version: { type: 'number', required: true },
      /** Raised by every edit; figures do not touch it. */
      revision: { type: 'number', required: true },
      created_at: { type: 'string', required: true },
      updated_at: { type: 'string', required: true },
      published_at: { type: 'string' },
      deleted_at: { type: 'string' },
      /** Both are set while it waits in the trash, and only then: the index of those holds no other ebook. */
      trash: { type: ['waiting'] as const },
      purge_after: { type: 'string' },
      /** From then on it is there for its owners only. */
      purged_at: { type: 'string' },
    },
    indexes: {
      byId: { collection: 'reading', ...itemKey(['id']) },
      inListByCreation: indexKey(1, ['list'], ['created_at', 'id']),
      onShelfByCreation: indexKey(2, ['shelf'], ['created_at', 'id']),
      whatWaitsInTheTrash: indexKey(3, ['trash'], ['purge_after']),
    },
  },
  tableConfiguration,
);
