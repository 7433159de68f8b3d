import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

/** The rules about colours: all others find the same in either theme. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** Without lists of passed checks, which take axe as long as the checks themselves. */
const axeOf = (page: Page, axeSource?: string): AxeBuilder =>
  new AxeBuilder({ page, ...(axeSource && { axeSource }) }).setLegacyMode().options({ resultTypes: ['violations'] });

/** For a page that has loaded axe before: reading its half a megabyte takes as long as checking a small page. */
const alreadyThere = 'undefined';

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
  await settled(page);
  const light = await findingsIn('light', page, axeOf(page));
  return [...light, ...(await findingsIn('dark', page, axeOf(page, alreadyThere).withRules(rulesOfColours)))];
}
