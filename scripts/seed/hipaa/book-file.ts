import { fileURLToPath } from 'node:url';

export const bookFile = fileURLToPath(new URL('../ebooks/industry/hipaa-risk-analysis-workbook.md', import.meta.url));
