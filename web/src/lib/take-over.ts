/** Path of child indexes below the root: the server and the application render the same page. */
type Place = readonly number[];

function placeOf(element: Element, root: Element): Place {
  const place: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    place.unshift([...at.parentElement.children].indexOf(at));
  return place;
}

const elementAt = (root: Element, place: Place): Element | undefined =>
  place.reduce<Element | undefined>((at, index) => at?.children[index], root);

/** Repeats a visitor's action on the element that replaced the original one. */
type Again = (element: Element) => void;

/** Sets a value with the prototype's setter: React's own would track the value and then ignore the event. */
const setAgain =
  (value: string, event: 'input' | 'change'): Again =>
  (field) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };

const checkAgain =
  (checked: boolean): Again =>
  (box) => {
    if (box instanceof HTMLInputElement && box.checked !== checked) box.click();
  };

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;

/** Skipped if the application shows another button there, such as "In your cart" for "Add to Cart". */
const pressAgain =
  (name: string): Again =>
  (button) => {
    if (button instanceof HTMLButtonElement && nameOf(button) === name) button.click();
  };

/** The visitor's action on a server-rendered element, if any. A pressed button is busy (`inlineScript`). */
function doneTo(element: Element): Again | undefined {
  if (element instanceof HTMLButtonElement) return element.ariaBusy ? pressAgain(nameOf(element)) : undefined;
  if (element instanceof HTMLSelectElement) {
    const isUntouched = element.selectedOptions[0]?.defaultSelected ?? true;
    return isUntouched ? undefined : setAgain(element.value, 'change');
  }
  if (!(element instanceof HTMLInputElement)) return undefined;
  const { type, value, defaultValue, checked, defaultChecked } = element;
  // The checked button is enough for a whole radio group.
  if (type === 'radio') return checked && !defaultChecked ? checkAgain(true) : undefined;
  if (type === 'checkbox') return checked !== defaultChecked ? checkAgain(checked) : undefined;
  return value !== defaultValue ? setAgain(value, 'input') : undefined;
}

/** Records the visitor's actions on the server-rendered page; the returned function repeats them on the application. */
function doneAgain(written: HTMLElement, application: HTMLElement, selector: string): () => void {
  const done = [...written.querySelectorAll(selector)].flatMap((element) => {
    const again = doneTo(element);
    return again ? [{ place: placeOf(element, written), again }] : [];
  });
  return () => {
    // Look up every element first, because an action may change the page.
    const found = done.map(({ place, again }) => ({ element: elementAt(application, place), again }));
    for (const { element, again } of found) if (element) again(element);
  };
}

/** The focused element, and the cursor in a field. */
function focusOf(root: HTMLElement) {
  const { activeElement: active } = document;
  if (!active || active === root || !root.contains(active)) return undefined;
  const cursor = active instanceof HTMLInputElement ? active.selectionStart : null;
  return { tag: active.tagName, place: placeOf(active, root), cursor };
}

function focusAgain(root: HTMLElement, { tag, place, cursor }: NonNullable<ReturnType<typeof focusOf>>): void {
  const next = elementAt(root, place);
  if (!(next instanceof HTMLElement) || next.tagName !== tag) return;
  next.focus({ preventScroll: true });
  if (next instanceof HTMLInputElement && cursor !== null) next.setSelectionRange(cursor, cursor);
}

/**
 * Replaces the server-rendered page with the application. Whatever the visitor has typed, chosen or pressed meanwhile
 * is repeated on the application once it has its listeners, and the focus stays where it was.
 */
export function takeOver(written: HTMLElement, application: HTMLElement): void {
  const fields = doneAgain(written, application, 'input, select');
  const presses = doneAgain(written, application, 'button');
  const focus = focusOf(written);
  written.replaceWith(application);
  queueMicrotask(() => {
    fields();
    if (focus) focusAgain(application, focus);
    presses();
  });
}
