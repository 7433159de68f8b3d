import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { OwnImage, WebLink } from '../kernel/link.ts';
import { Slug } from '../kernel/slug.ts';
import { Entries, Line, RequiredText, Text, Typeset, TypesetEntries } from '../kernel/text.ts';
import { defaultToolCategory, pricingModels, toolStatuses } from './choices.ts';
import { fieldsMissing } from './fields-missing.ts';

const images = z
  .array(OwnImage)
  .max(20, 'Use at most 20 images')
  .transform((paths) => paths.filter(Boolean));
const stars = 'A rating is between 0 and 5';

/** An admin's fields, without defaults: in a change, omitted fields keep their values. */
const Fields = z.object({
  name: Typeset(RequiredText(120, fieldsMissing).pipe(Line(120))),
  description: Typeset(RequiredText(600, fieldsMissing)),
  /** HTML. */
  detailed_description: Text(30_000),
  logo: OwnImage,
  screenshots: images,
  demo_video: WebLink,
  gallery_images: images,
  category: Line(60),
  subcategory: Line(60),
  tags: Entries(20, 40),
  website_url: WebLink,
  affiliate_url: WebLink,
  pricing_url: WebLink,
  demo_url: WebLink,
  pricing_model: z.enum(pricingModels),
  price_range: Line(120),
  platforms: Entries(20, 60),
  key_features: TypesetEntries(30, 200),
  use_cases: TypesetEntries(30, 200),
  target_audience: TypesetEntries(30, 200),
  status: z.enum(toolStatuses),
  is_featured: z.boolean(),
  is_sponsored: z.boolean(),
  meta_title: Typeset(Line(200)),
  meta_description: Typeset(Line(400)),
  /** 0 means no ratings. */
  rating: z.number(stars).min(0, stars).max(5, stars),
});
const { shape } = Fields;

/** A new tool. Only the name and both descriptions are required. */
export const AiToolInput = z.object({
  name: shape.name,
  description: shape.description,
  detailed_description: RequiredText(30_000, fieldsMissing),
  /** Derived from the name by default. */
  slug: Slug.or(z.literal('')).default(''),
  logo: shape.logo.default(''),
  screenshots: shape.screenshots.default([]),
  demo_video: shape.demo_video.default(''),
  gallery_images: shape.gallery_images.default([]),
  category: shape.category.default('').transform((name) => name || defaultToolCategory),
  subcategory: shape.subcategory.default(''),
  tags: shape.tags.default([]),
  website_url: shape.website_url.default(''),
  affiliate_url: shape.affiliate_url.default(''),
  pricing_url: shape.pricing_url.default(''),
  demo_url: shape.demo_url.default(''),
  pricing_model: shape.pricing_model.default('freemium'),
  price_range: shape.price_range.default(''),
  platforms: shape.platforms.default([]),
  key_features: shape.key_features.default([]),
  use_cases: shape.use_cases.default([]),
  target_audience: shape.target_audience.default([]),
  status: shape.status.default('draft'),
  is_featured: shape.is_featured.default(false),
  is_sponsored: shape.is_sponsored.default(false),
  meta_title: shape.meta_title.default(''),
  meta_description: shape.meta_description.default(''),
  rating: shape.rating.default(0),
});
export type AiToolInput = z.infer<typeof AiToolInput>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const AiToolEdit = Fields.extend({ slug: Slug.or(z.literal('')) })
  .partial()
  .extend({ revision: z.number().int() });
export type AiToolEdit = z.infer<typeof AiToolEdit>;

/** A tool in the directory. */
export const AiToolCard = Fields.pick({
  name: true,
  description: true,
  logo: true,
  category: true,
  tags: true,
  website_url: true,
  affiliate_url: true,
  pricing_model: true,
  price_range: true,
  is_featured: true,
  is_sponsored: true,
  rating: true,
}).extend({
  id: Id('aiTool'),
  slug: z.string(),
  /** Both at most half a minute behind. */
  view_count: z.number().int(),
  click_count: z.number().int(),
  updated_at: z.string(),
});
export type AiToolCard = z.infer<typeof AiToolCard>;

/** A tool with everything visitors may see, and others for the same work. */
export const AiToolPage = AiToolCard.extend(Fields.omit({ status: true }).shape).extend({
  alternatives: z.array(AiToolCard),
});
export type AiToolPage = z.infer<typeof AiToolPage>;

/** A tool in the back-office's list. */
export const AdminAiToolCard = AiToolCard.extend({
  subcategory: z.string(),
  /** `trash` waits to be purged. */
  status: z.enum([...toolStatuses, 'trash']),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  revision: z.number().int(),
});
export type AdminAiToolCard = z.infer<typeof AdminAiToolCard>;

/** A tool as its editor sees it. */
export const AdminAiTool = AdminAiToolCard.extend(Fields.omit({ status: true }).shape);
export type AdminAiTool = z.infer<typeof AdminAiTool>;
