/** The options of a select that are longer than what it can show of them. */
export function cutOptions(select: Element): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!(select instanceof HTMLSelectElement) || !pen) throw new Error('no select');
  const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
  pen.font = `${fontSize} ${fontFamily}`;
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return [...select.options].map(({ label }) => label).filter((label) => pen.measureText(label).width > room);
}
