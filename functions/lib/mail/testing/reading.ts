import { HtmlValidate } from 'html-validate';
import { parse } from 'parse5';
import {
  attribute,
  childrenOf,
  type Element,
  elementsBelow,
  isElement,
  isText,
  type Node,
} from '#lib/document/html/tree.ts';

/** How tests read the parts of a mail. */

/** What is wrong on pages and right in mails: Outlook needs attributes and comments, and style sheets are not always read. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-conditional-comment': 'off',
    'no-deprecated-attr': 'off',
    'no-inline-style': 'off',
    'prefer-tbody': 'off',
    // A subject may have 200 characters.
    'long-title': 'off',
  },
});

/** What is wrong with the HTML. */
export async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

export const elementsOf = (html: string): Element[] => [...elementsBelow(parse(html))];
export const named = (html: string, name: string): Element[] =>
  elementsOf(html).filter(({ tagName }) => tagName === name);

/** Addresses that the HTML leads to. */
export const linksOf = (html: string): string[] => named(html, 'a').map((link) => attribute(link, 'href') ?? '');

const isHidden = (element: Element): boolean => /display:none/.test(attribute(element, 'style') ?? '');

const textsOf = (node: Node): string[] => {
  if (isText(node)) return [node.value];
  return isElement(node) && !isHidden(node) ? childrenOf(node).flatMap(textsOf) : [];
};

/** What is read of the HTML: without its title and its line for lists of mails. */
export const seenText = (html: string): string => named(html, 'body').flatMap(textsOf).join(' ');

const painted = /(?:^|;)(color|background-color|border-color):#/g;

/** Elements with a colour that the style sheet does not change in the dark. */
export function onlyLight(html: string): string[] {
  const [sheet] = named(html, 'style').map((style) => childrenOf(style).filter(isText)[0]?.value ?? '');
  const dark = /@media \(prefers-color-scheme:dark\)\{([^@]*)\}/.exec(sheet ?? '')?.[1] ?? '';
  return elementsOf(html).flatMap((element) => {
    const names = (attribute(element, 'class') ?? '').split(' ');
    const properties = [...(attribute(element, 'style') ?? '').matchAll(painted)].map(([, property]) => property);
    const missing = properties.filter((property) => !names.some((name) => dark.includes(`.${name}{${property}:`)));
    return missing.map((property) => `${element.tagName}.${names.join('.')} ${property}`);
  });
}

const pixels = (text: string | undefined): number =>
  /^\d+(px)?$/.test(text ?? '') ? Number.parseInt(text ?? '', 10) : 0;

/** Elements that are wider than the smallest phone, whatever it does. */
export const tooWide = (html: string): string[] =>
  elementsOf(html).flatMap((element) => {
    const style = attribute(element, 'style') ?? '';
    const given = [
      attribute(element, 'width'),
      ...[...style.matchAll(/(?:^|;)(?:min-)?width:([^;]+)/g)].map(([, it]) => it),
    ];
    const isWide = given.some((width) => pixels(width) > 320) && !style.includes('max-width:100%');
    const isUnbroken = style.includes('nowrap') && textsOf(element).join('').length > 12;
    return isWide || isUnbroken ? [`${element.tagName} ${style}`] : [];
  });
