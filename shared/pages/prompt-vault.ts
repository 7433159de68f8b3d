import { href } from './href.ts';

/** The marketplace narrowed to prompt packages is a page of its own, under the address that search engines know. */
export const promptVaultPath = `${href('marketplace')}?category=Prompt%20Vault`;
