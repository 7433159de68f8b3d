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

/** Choices with their counts once loaded; `names` are always offered. */
function optionsOf(any: string, names: readonly string[], counted: readonly Choice[] | undefined): SelectOption[] {
  const counts = new Map(counted?.map(({ name, count }) => [name, count]));
  const labelOf = (name: string) => (counts.get(name) ? `${name} (${counts.get(name)})` : name);
  const all = new Set([...names, ...counts.keys()]);
  return [
    { value: '', label: any },
    ...[...all].filter(Boolean).map((name) => ({ value: name, label: labelOf(name) })),
  ];
}

/** All filters: in the rail beside the results, on phones in a panel. */
export function FilterFields({ filters, change }: Pick<UseFilters, 'filters' | 'change'>) {
  const id = useId();
  const categories = useCategories();
  return (
    <>
      <FrameworkFilter
        name={`${id}framework`}
        value={filters.framework}
        onChange={(framework) => change({ framework })}
      />
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
        options={optionsOf('Any level', difficultyLevels, categories?.Level)}
        value={filters.level}
        onChange={(event) => change({ level: event.target.value as EbookFilters['level'] })}
      />
      <Select
        label="Category"
        options={optionsOf('Any category', ebookCategories, categories?.Category)}
        value={filters.category}
        onChange={(event) => change({ category: event.target.value as EbookFilters['category'] })}
      />
      <Select
        label="Industry"
        options={optionsOf('Any industry', [filters.industry], categories?.Industry)}
        value={filters.industry}
        onChange={(event) => change({ industry: event.target.value })}
      />
    </>
  );
}
