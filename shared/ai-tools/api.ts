import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { bulkEndpoint, countEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { AdminAiTool, AdminAiToolCard, AiToolCard, AiToolEdit, AiToolInput, AiToolPage } from './ai-tool.ts';
import { AiToolBulk, AiToolFilter } from './ai-tool-bulk.ts';

const Category = z.string().trim().max(60).optional();
const Saved = Done.extend({ ai_tool: AdminAiTool });
const Count = z.number().int();

export const aiToolsApi = {
  listAiTools: endpoint({
    method: 'GET',
    path: '/ai-tools',
    auth: 'none',
    summary: 'Published AI tools, featured ones first, then the newest',
    query: PageQuery.extend({ category: Category, featured_only: z.stringbool().optional() }),
    response: z.array(AiToolCard),
    cache: 'public',
  }),
  getAiTool: endpoint({
    method: 'GET',
    path: '/ai-tools/{slug}',
    auth: 'none',
    summary: 'One published AI tool with alternatives; a former slug returns the tool with its current `slug`',
    response: AiToolPage,
    cache: 'public',
  }),
  listAiToolCategories: endpoint({
    method: 'GET',
    path: '/ai-tool-categories',
    auth: 'none',
    summary: 'Categories of published AI tools',
    response: z.object({ categories: z.array(z.string()) }),
    cache: 'public',
  }),
  clickAiTool: endpoint({
    method: 'POST',
    path: '/ai-tools/{id}/click',
    auth: 'none',
    summary: "Counts a visit to a tool's site, once per visitor and day",
    body: z.object({ click_type: z.literal('website') }),
    response: z.object({ success: z.literal(true) }),
    rateLimit: 'click',
  }),
  adminListAiTools: endpoint({
    method: 'GET',
    path: '/admin/ai-tools',
    auth: 'admin:content',
    summary: 'All AI tools, last changed first; the trash with status=trash',
    query: PageQuery.extend(AiToolFilter.shape),
    response: z.array(AdminAiToolCard),
  }),
  adminCountAiTools: countEndpoint('/admin/ai-tools/count', 'admin:content', 'AI tools', AiToolFilter),
  adminBulkAiTools: bulkEndpoint('/admin/ai-tools/bulk', 'admin:content', 'AI tools', AiToolBulk),
  adminAiToolSummary: endpoint({
    method: 'GET',
    path: '/admin/ai-tools/summary',
    auth: 'admin:content',
    summary: 'Counts over all AI tools, their views and their clicks',
    response: z.object({
      total: Count,
      draft: Count,
      published: Count,
      archived: Count,
      featured: Count,
      view_count: Count,
      click_count: Count,
    }),
  }),
  adminGetAiTool: endpoint({
    method: 'GET',
    path: '/admin/ai-tools/{id}',
    auth: 'admin:content',
    summary: 'One AI tool with all editable fields',
    response: AdminAiTool,
  }),
  adminCreateAiTool: endpoint({
    method: 'POST',
    path: '/admin/ai-tools',
    auth: 'admin:content',
    once: true,
    summary: 'Creates an AI tool',
    body: AiToolInput,
    response: Saved,
    status: 201,
  }),
  adminEditAiTool: endpoint({
    method: 'PUT',
    path: '/admin/ai-tools/{id}',
    auth: 'admin:content',
    summary: 'Changes an AI tool; 409 stale_version with `current` after a concurrent change',
    body: AiToolEdit,
    response: Saved,
  }),
  adminDeleteAiTool: endpoint({
    method: 'DELETE',
    path: '/admin/ai-tools/{id}',
    auth: 'admin:content',
    summary: 'Moves an AI tool to the trash for 30 days',
    response: Done,
  }),
  adminRestoreAiTool: endpoint({
    method: 'POST',
    path: '/admin/ai-tools/{id}/restore',
    auth: 'admin:content',
    summary: 'Restores an AI tool from the trash, as a draft',
    response: Saved,
  }),
};
