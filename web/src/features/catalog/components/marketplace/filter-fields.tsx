import { useId } from 'react';
import { difficultyLevels, ebookCategories, priceRanges } from '#shared/catalog/choices.ts';
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx';
import { Select, type SelectOption } from '#web/components/ui/form/select.tsx';
import { type Choice, useCategories } from '../../api/ebook-choices.ts';
import { type EbookFilters, priceLabels } from '../../api/ebook-filters.ts';
import { FrameworkFilter } from './framework-filter.tsx';
import type { UseFilters } from './use-filters.ts';

/** Shortcuts to the category filter: the two kinds of prompts are categories as well. */
const contentTypes = [
  { value: '', label: 'All' },
  { value: 'Prompt Vault', label: 'Prompt Packages' },
  { value: 'Prompt', label: 'Prompts' },
] as const;
type ContentType = (typeof contentTypes)[number]['value'];

const contentTypeOf = (category: EbookFilters['category']): ContentType =>
  category === 'Prompt Vault' || category === 'Prompt' ? category : '';

const prices = [
  { value: '' as const, label: 'Any' },
  ...priceRanges.map((value) => ({ value, label: priceLabels[value] })),
];

interface Options {
  readonly any: string;
  /** Offered until the counts are loaded. */
  readonly known?: readonly string[];
  readonly chosen: string;
  readonly counted: readonly Choice[] | undefined;
}

/** Choices with their counts. One without ebooks is offered only while it is chosen, so that it can be removed. */
function optionsOf({ any, known = [], chosen, counted }: Options): SelectOption[] {
  const counts = new Map(counted?.map(({ name, count }) => [name, count]));
  const labelOf = (name: string) => (counts.get(name) ? `${name} (${counts.get(name)})` : name);
  const all = new Set([...(counted ? counts.keys() : known), chosen]);
  return [
    { value: '', label: any },
    ...[...all].filter(Boolean).map((name) => ({ value: name, label: labelOf(name) })),
  ];
}

/** All filters: in the rail beside the results, on phones in a panel. */
export function FilterFields({ filters, change }: Pick<UseFilters, 'filters' | 'change'>) {
  const id = useId();
  const categories = useCategories(filters);
  return (
    <>
      <FrameworkFilter name={`${id}framework`} filters={filters} onChange={(framework) => change({ framework })} />
      <RadioGroup
        legend="Content type"
        name={`${id}type`}
        look="segments"
        columns="44px 1fr 76px"
        options={contentTypes}
        value={contentTypeOf(filters.category)}
        onChange={(category) => change({ category })}
      />
      <RadioGroup
        legend="Price"
        name={`${id}price`}
        look="segments"
        columns="repeat(6, 1fr)"
        className="[&_label]:col-span-2 [&_label:nth-child(n+4)]:col-span-3"
        options={prices}
        value={filters.price}
        onChange={(price) => change({ price })}
      />
      <Select
        label="Level"
        options={optionsOf({
          any: 'Any level',
          known: difficultyLevels,
          chosen: filters.level,
          counted: categories?.Level,
        })}
        value={filters.level}
        onChange={(event) => change({ level: event.target.value as EbookFilters['level'] })}
      />
      <Select
        label="Category"
        options={optionsOf({
          any: 'Any category',
          known: ebookCategories,
          chosen: filters.category,
          counted: categories?.Category,
        })}
        value={filters.category}
        onChange={(event) => change({ category: event.target.value })}
      />
      <Select
        label="Industry"
        options={optionsOf({ any: 'Any industry', chosen: filters.industry, counted: categories?.Industry })}
        value={filters.industry}
        onChange={(event) => change({ industry: event.target.value })}
      />
    </>
  );
}
