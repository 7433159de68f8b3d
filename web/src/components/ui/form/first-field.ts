const fields = 'input:not([hidden], [type="hidden"], [type="checkbox"], [type="radio"]), textarea, select';

/**
 * Puts the focus where one goes on typing: into the first empty field of a form, else into its first. False when there
 * is none.
 */
export function focusFirstField(container: Element): boolean {
  const found = [...container.querySelectorAll<HTMLInputElement>(fields)];
  const field = found.find(({ value }) => value === '') ?? found[0];
  field?.focus();
  return field !== undefined;
}
