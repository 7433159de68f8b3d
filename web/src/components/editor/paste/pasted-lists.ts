/** Word writes items as paragraphs, with their level in a style and the bullet or number in the text. */
const itemStyle = /mso-list:\s*l\d+\s+level(\d)/i;
const numbered = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

interface Item {
  readonly paragraph: HTMLElement;
  readonly level: number;
  readonly tag: 'ul' | 'ol';
}

function itemOf(paragraph: HTMLElement): Item | undefined {
  const level = Number(itemStyle.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
  if (level === 0) return undefined;
  const [bullet, ...others] = paragraph.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const tag = numbered.test(bullet?.textContent?.trim() ?? '') ? 'ol' : 'ul';
  for (const each of [bullet, ...others]) each?.remove();
  return { paragraph, level, tag };
}

interface OpenList {
  readonly list: HTMLElement;
  readonly level: number;
}

/** The list of an item's level below the lists that are open, from the outermost. */
function listFor({ level, tag, paragraph }: Item, open: OpenList[]): HTMLElement {
  const isOver = (last: OpenList) => last.level > level || (last.level === level && last.list.localName !== tag);
  for (let last = open.at(-1); last && isOver(last); last = open.at(-1)) open.pop();
  const last = open.at(-1);
  if (last?.level === level) return last.list;
  const list = document.createElement(tag);
  if (last?.list.lastElementChild) last.list.lastElementChild.append(list);
  else paragraph.before(list);
  open.push({ list, level });
  return list;
}

/** Makes lists of Word's paragraphs. */
export function wordLists(text: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of [...text.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')]) {
    const item = itemOf(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const line = document.createElement('li');
    listFor(item, open).append(line);
    line.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

/** Google puts a list beside the item that it belongs to. */
export function nestLists(text: HTMLElement): void {
  for (const list of text.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}
