import { contentAndData } from './ai-tools/content-and-data.ts';
import { makersAndLearners } from './ai-tools/makers-and-learners.ts';
import { specialists } from './ai-tools/specialists.ts';
import { supportAndSecurity } from './ai-tools/support-and-security.ts';
import type { SeedAiTool, SeedToolFacts } from './ai-tools/tool.ts';

/** Adds what every listing shares: no ratings, no sponsorship, no pictures. */
const listing = (facts: SeedToolFacts): SeedAiTool => ({
  ...facts,
  is_featured: facts.is_featured ?? false,
  is_sponsored: false,
  affiliate_url: '',
  screenshots: [],
  gallery_images: [],
  status: 'published',
  meta_title: `${facts.name}: what it does and what to check`,
  meta_description: facts.description,
  rating: 0,
});

/** The directory of AI tools that a compliance team uses. All of them exist; none is endorsed. */
export const aiTools: readonly SeedAiTool[] = [
  ...contentAndData,
  ...makersAndLearners,
  ...supportAndSecurity,
  ...specialists,
].map(listing);
