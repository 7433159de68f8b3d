import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules about colours: all others find the same in either theme. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** Without lists of what passes, which take axe as long as the checks. */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function findingsIn(colorScheme: 'light' | 'dark', page: Page, axe: AxeBuilder): Promise<string[]> {
  // With reduced motion colours change at once.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** What axe finds on a settled page, in the light theme and, for colours, in the dark one, as readable lines. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const light = await findingsIn('light', page, axeOf(page));
  return [...light, ...(await findingsIn('dark', page, axeOf(page).withRules(rulesOfColours)))];
}
