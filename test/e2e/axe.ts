import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a settled page, in the light and in the dark theme, as readable lines. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion colours change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations)
      findings.push(`${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return findings;
}
