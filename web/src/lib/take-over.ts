/** Where an element stands below the root: the server and the application write the same page. */
type Place = readonly number[];

function placeOf(element: Element, root: Element): Place {
  const place: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    place.unshift([...at.parentElement.children].indexOf(at));
  return place;
}

const elementAt = (root: Element, place: Place): Element | undefined =>
  place.reduce<Element | undefined>((at, index) => at?.children[index], root);

/** Does again what was done to an element of the page before, to the one that stands in its place. */
type Again = (element: Element) => void;

/** Types or chooses. By the element's own setter: React's notes the value, and would not hear of a change. */
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

/** Not when the application shows another button there, such as "In your cart" for "Add to Cart". */
const pressAgain =
  (name: string): Again =>
  (button) => {
    if (button instanceof HTMLButtonElement && nameOf(button) === name) button.click();
  };

/** What was done to an element that the server wrote, if anything. A button that was pressed is busy (`inlineScript`). */
function doneTo(element: Element): Again | undefined {
  if (element instanceof HTMLButtonElement) return element.ariaBusy ? pressAgain(nameOf(element)) : undefined;
  if (element instanceof HTMLSelectElement) {
    const isUntouched = element.selectedOptions[0]?.defaultSelected ?? true;
    return isUntouched ? undefined : setAgain(element.value, 'change');
  }
  if (!(element instanceof HTMLInputElement)) return undefined;
  const { type, value, defaultValue, checked, defaultChecked } = element;
  // Of a group of radio buttons one says it all.
  if (type === 'radio') return checked && !defaultChecked ? checkAgain(true) : undefined;
  if (type === 'checkbox') return checked !== defaultChecked ? checkAgain(checked) : undefined;
  return value !== defaultValue ? setAgain(value, 'input') : undefined;
}

/** Notes what was done to a page; what this gives back does it to the one in its place. */
function doneAgain(written: HTMLElement, application: HTMLElement, selector: string): () => void {
  const done = [...written.querySelectorAll(selector)].flatMap((element) => {
    const again = doneTo(element);
    return again ? [{ place: placeOf(element, written), again }] : [];
  });
  return () => {
    // Looked up before anything is done, because that may change the page.
    const found = done.map(({ place, again }) => ({ element: elementAt(application, place), again }));
    for (const { element, again } of found) if (element) again(element);
  };
}

/** Where the keyboard is, and the cursor in a field. */
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
 * Puts the application in the place of the page that the server wrote. What somebody has typed, chosen and pressed
 * meanwhile is done again to the application, as soon as it listens, and the keyboard stays where it was.
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
