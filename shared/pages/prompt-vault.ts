import { href } from './href.ts';

/** The marketplace filtered to prompt packages is a separate page, at the address that search engines know. */
export const promptVaultPath = `${href('marketplace')}?category=Prompt%20Vault`;
