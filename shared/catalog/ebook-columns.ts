import type { TextColumns } from '../kernel/text-columns.ts';
import type { AdminEbook } from './ebook.ts';

/** The ebooks as text. */
export const ebookTexts = {
  title: { label: 'Title', value: ({ title }) => title },
  status: { label: 'Status', value: ({ status }) => status },
  framework: { label: 'Framework', value: ({ framework }) => framework },
  category: { label: 'Category', value: ({ category }) => category },
  difficulty_level: { label: 'Difficulty', value: (ebook) => ebook.difficulty_level },
  price: { label: 'Price', value: ({ price }) => price },
  purchases: { label: 'Sold', value: ({ purchases }) => purchases },
  word_count: { label: 'Words', value: (ebook) => ebook.word_count },
  updated: { label: 'Updated', value: ({ updated_at }) => updated_at },
} as const satisfies TextColumns<AdminEbook>;
