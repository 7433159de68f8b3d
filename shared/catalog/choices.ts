/** Fixed choices of the catalogue. Plain data, so that the browser can load them without the schemas. */
export const difficultyLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
/** Categories that stand first in the shop's filter, in this order; the vocabulary has others too. */
export const ebookCategories = ['Framework', 'Industry', 'Topic', 'Prompt Vault', 'Prompt'] as const;
export const priceRanges = ['free', 'under-50', '50-100', 'over-100'] as const;
export type DifficultyLevel = (typeof difficultyLevels)[number];
export type PriceRange = (typeof priceRanges)[number];

/** Words of the free preview, first and extended. The server never sends more of an unpaid book. */
export const previewWords = 400;
export const extendedPreviewWords = 800;
/** Below this, a preview gives away most of a paid book, and publishing it warns. */
export const shortBookWords = 2 * extendedPreviewWords;
/** Prompts of a package that everybody may read. The server never sends more of an unpaid one. */
export const samplePrompts = 3;
/** Number of ebooks that the home page and the marketplace request. */
export const homeEbooks = 6;
export const marketplaceEbooks = 100;

/** States of an ebook's file: read, being read, or not readable. */
export const uploadStatuses = ['completed', 'processing', 'failed'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];
/** The lists of uploaded content: ebooks that were made of a file, and prompt packages. */
export const uploadTabs = ['ebooks', 'prompts'] as const;
export type UploadTab = (typeof uploadTabs)[number];
/** The category that makes an ebook a prompt package. */
export const promptVault = 'Prompt Vault';
/** Whether ebooks of a category are prompts, which are shown differently from books. */
export const isPrompts = (category: string): boolean => category === promptVault || category === 'Prompt';
/** What prompt packages are sorted under unless something else is chosen. */
export const usualPromptCategory = 'Security Prompts';
/** A paid ebook is premium above this price, in dollars. */
export const premiumAbove = 50;

/** Formats of an ebook's files, as a list offers them. */
export const fileFormats = ['pdf', 'epub', 'txt', 'csv', 'docx'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const textMissing = 'Please write a text';
