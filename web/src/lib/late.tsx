import { type ComponentType, lazy, useState } from 'react';
import { loadOnline } from './online.ts';

const parts = new Map<string, () => Promise<unknown>>();

/** A component whose code is loaded on first render, or earlier with `load`; then it renders synchronously. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded: { part?: ComponentType<Props> } = {};
  const get = async () => {
    loaded.part = await loadOnline(load);
    return { default: loaded.part };
  };
  const Late: ComponentType<Props> = lazy(get);
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded.part ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: get, isLoaded: () => loaded.part !== undefined });
}

/** The same for a server-rendered part of a page. Wrap it in an element with `data-late={name}` for `loadWritten`. */
export function late<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const part = lateComponent(async () => (await load())[name]);
  parts.set(name, part.load);
  return part;
}

/** Loads the code of the server-rendered parts that are visible in this window. */
export async function loadWritten(root: HTMLElement): Promise<void> {
  const seen = [...root.querySelectorAll<HTMLElement>('[data-late]')].filter((element) => element.checkVisibility());
  await Promise.all(seen.map(({ dataset: { late: name = '' } }) => parts.get(name)?.()));
}
