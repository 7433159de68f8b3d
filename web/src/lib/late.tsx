import { type ComponentType, lazy, useState } from 'react';

const parts = new Map<string, () => Promise<unknown>>();

/** A component whose code is loaded when it is first shown, or before with `load`: then it is shown at once. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded: { part?: ComponentType<Props> } = {};
  const get = async () => {
    loaded.part = await load();
    return { default: loaded.part };
  };
  const Late: ComponentType<Props> = lazy(get);
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded.part ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: get });
}

/** The same for a part of a page that the server writes: an element around it names it, for `loadWritten`, `data-late={name}`. */
export function late<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const part = lateComponent(async () => (await load())[name]);
  parts.set(name, part.load);
  return part;
}

/** Loads the parts of a page that the server wrote and that are seen in this window. */
export async function loadWritten(root: HTMLElement): Promise<void> {
  const seen = [...root.querySelectorAll<HTMLElement>('[data-late]')].filter((element) => element.checkVisibility());
  await Promise.all(seen.map(({ dataset: { late: name = '' } }) => parts.get(name)?.()));
}
