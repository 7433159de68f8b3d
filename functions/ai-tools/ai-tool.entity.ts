import { Entity } from 'electrodb';
import { kept, withSlug, withTrash } from '#lib/managed/attributes.ts';
import { flag, number, text, texts } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { defineList } from '#lib/table/list-mark.ts';
import { defineSlugs } from '#lib/table/slug.ts';
import { pricingModels, toolStatuses } from '#shared/ai-tools/choices.ts';

export const aiToolList = defineList('ai-tools');
export const aiToolSlugs = defineSlugs('ai-tool');

/** An AI tool of the directory. */
export const AiToolEntity = new Entity(
  {
    model: { entity: 'ai-tool', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      ...withSlug,
      ...withTrash,
      name: text,
      description: text,
      detailed_description: text,
      logo: text,
      screenshots: texts,
      demo_video: text,
      gallery_images: texts,
      category: text,
      subcategory: text,
      tags: texts,
      website_url: text,
      affiliate_url: text,
      pricing_url: text,
      demo_url: text,
      pricing_model: { type: pricingModels, required: true },
      price_range: text,
      platforms: texts,
      key_features: texts,
      use_cases: texts,
      target_audience: texts,
      status: { type: toolStatuses, required: true },
      is_featured: flag,
      is_sponsored: flag,
      meta_title: text,
      meta_description: text,
      rating: number,
    },
    indexes: {
      byId: itemKey(['id']),
      inListByTime: indexKey(1, ['list'], ['listed_at', 'id']),
    },
  },
  tableConfiguration,
);
