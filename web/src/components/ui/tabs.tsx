import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}
export interface TabsProps<V extends string> {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** At the end of the row: a search box. */
  readonly aside?: ReactNode;
}

/** Tabs with their panels. Keep `value` in the URL. */
export function Tabs<V extends string>({ label, tabs, value, onChange, aside }: TabsProps<V>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <div className="flex flex-wrap items-center gap-1 border-line sm:border-b">
        <Radix.List aria-label={label} className="flex gap-1 border-line max-sm:w-full max-sm:border-b">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="-mb-px min-h-11 border-b-2 border-transparent px-3.5 py-3 text-14 font-strong text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && <span className="ml-1.5 font-mono text-12 text-muted">{tab.count}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside && <div className="flex w-full gap-2 py-2 sm:ml-auto sm:w-auto sm:pt-0">{aside}</div>}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={aside ? 'pt-1 sm:pt-7' : 'pt-7'}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
