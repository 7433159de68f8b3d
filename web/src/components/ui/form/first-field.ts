const fields =
  'input:not([hidden], [type="hidden"], [type="checkbox"], [type="radio"]), textarea, select, button[data-file-wanted]';

/** Focuses the first empty field of a form, or its first field if all are filled in. False if there is none. */
export function focusFirstField(container: Element): boolean {
  const found = [...container.querySelectorAll<HTMLInputElement | HTMLButtonElement>(fields)];
  // A field of tags has its entries beside an input that is always empty.
  const field = found.find(({ value, dataset }) => value === '' && !dataset.hasEntries) ?? found[0];
  field?.focus();
  return field !== undefined;
}
