import { Entity } from 'electrodb';
import { kept, withTrash } from '#lib/managed/attributes.ts';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { attachmentTypes } from '#shared/catalog/attachment.ts';
import { difficultyLevels, uploadStatuses, uploadTabs } from '#shared/catalog/choices.ts';
import { documentEndings } from '#shared/uploads/choices.ts';

/** An ebook's shelf. Trashed ones are listed only in the trash; their owners keep them. */
export const shelves = ['published', 'draft', 'trash'] as const;

const isListed = ({ tab }: { readonly tab?: string }): boolean => tab !== undefined && tab !== 'none';

/**
 * An ebook without its text: what cards, lists and prices need. Kept small, because lists and the snapshot read
 * thousands of them. Its preview and figures are separate items under the same key, so one query reads all three.
 */
export const EbookEntity = new Entity(
  {
    model: { entity: 'ebook', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      ...withTrash,
      /** Nothing reads the `purged` list. */
      list: { type: ['current', 'trash', 'purging', 'purged'] as const, required: true },
      title: text,
      description: text,
      /** Cents. */
      price: number,
      regulatory_source: text,
      difficulty_level: { type: difficultyLevels, required: true },
      category: text,
      industry: text,
      tags: { type: 'list', items: { type: 'string' }, required: true },
      upload_status: { type: uploadStatuses, required: true },
      /** Why its file could not be read; empty or absent otherwise. */
      upload_error: { type: 'string' },
      /** What could not be read of its file, in sentences. */
      unread: { type: 'list', items: { type: 'string' } },
      /** The file that it was made of: an upload, as it was sent. `size` is in bytes. */
      original: {
        type: 'map',
        properties: {
          upload_id: text,
          filename: text,
          type: { type: documentEndings, required: true },
          size: number,
        },
      },
      /** How often its file was to be read; only the latest reading may end it. */
      reading: { type: 'number' },
      /** Where the back-office lists it among uploaded content, and what it is found by there. */
      tab: { type: [...uploadTabs, 'none'] as const, default: 'none' },
      found_by: { type: 'string' },
      estimated_read_time: number,
      word_count: number,
      /** `/files/…`; empty or absent for the drawn cover. */
      cover_image: { type: 'string' },
      prompt_category: { type: 'string' },
      /** Prompts in the CSV. There is a CSV when this is set. */
      prompt_count: { type: 'number' },
      /** Files that come with it, one object each. Their bytes are never on the item. */
      attachments: {
        type: 'list',
        items: {
          type: 'map',
          properties: { name: text, title: text, type: { type: attachmentTypes, required: true }, size: number },
        },
      },
      shelf: { type: shelves, required: true },
      /** Part of the keys of the text and of the files made from it; 0 until its file has been read. */
      content_version: number,
      published_at: { type: 'string' },
      /** When it was purged; since then only its owners can see it. */
      purged_at: { type: 'string' },
    },
    indexes: {
      byId: { collection: 'page', ...itemKey(['id']) },
      inListByTime: indexKey(1, ['list'], ['listed_at', 'id']),
      onShelfByCreation: indexKey(2, ['shelf'], ['created_at', 'id']),
      onTabByCreation: { ...indexKey(3, ['tab'], ['created_at', 'id']), condition: isListed },
    },
  },
  tableConfiguration,
);
