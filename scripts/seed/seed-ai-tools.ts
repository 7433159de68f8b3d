import { createAiTool, aiTools as managedTools } from '#functions/ai-tools/ai-tool.service.ts';
import { escapeHtml } from '#lib/escape.ts';
import { AiToolInput } from '#shared/ai-tools/ai-tool.ts';
import { curly } from '#shared/kernel/typography.ts';
import { aiTools } from './ai-tools.ts';
import { seedId } from './ids.ts';

/** The actor of these acts in the log. */
const seed = { id: 'seed', name: 'Seed' };
const firstDay = Date.parse('2026-10-20T09:00:00Z');
const hour = 3_600_000;

/** The directory; the first tools of the list are the newest. */
export async function seedAiTools(): Promise<void> {
  for (const [place, tool] of aiTools.entries()) {
    const id = seedId('aiTool', tool.slug);
    if (await managedTools.find(id)) continue;
    const detailed_description = `<p>${escapeHtml(curly(tool.detailed_description))}</p>`;
    const created_at = new Date(firstDay - place * hour).toISOString();
    await createAiTool(seed, AiToolInput.parse({ ...tool, detailed_description }), { id, created_at });
  }
}
