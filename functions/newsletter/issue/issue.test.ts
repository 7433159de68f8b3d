import { describe, expect, it } from 'vitest';
import { attribute, childrenOf, isText, textBelow } from '#lib/document/html/tree.ts';
import { sanitiseHtml } from '#lib/html.ts';
import { elementsOf, named, problemsOf } from '#lib/mail/testing/reading.ts';
import { listTemplates } from '../template.ts';
import { partsOf } from './issue.ts';
import { everything, issueOf } from './testing.ts';

const templates = listTemplates().map(({ id }) => id);
const made = (content: string, template?: string) => partsOf(issueOf(sanitiseHtml(content), template));

describe.each(templates)('the mail of the template %s', (template) => {
  const { html, text } = made(everything, template);

  it('is valid HTML', async () => {
    expect(await problemsOf(html)).toEqual([]);
  });

  it('has only addresses that work in a mail, and its pictures a text and a width', () => {
    const addresses = [
      ...named(html, 'a').map((link) => attribute(link, 'href')),
      ...named(html, 'img').map((picture) => attribute(picture, 'src')),
    ];
    expect(addresses.filter((address) => !/^(https:\/\/|mailto:)/.test(address ?? ''))).toEqual([]);
    expect(addresses).toContain('https://rampart.test/articles/iso-27001');
    // Some mail programs show no WebP.
    for (const picture of named(html, 'img')) expect(attribute(picture, 'src')).toMatch(/\/files\/[^/]+\/mail\.jpg$/);
    for (const picture of named(html, 'img'))
      expect([attribute(picture, 'alt'), attribute(picture, 'width')]).toEqual(['A diagram', '536']);
  });

  it('has every look in the elements: without its style sheet it is the same in the light', () => {
    for (const element of elementsOf(html)) {
      const style = attribute(element, 'style') ?? '';
      for (const name of (attribute(element, 'class') ?? '').split(' ').filter((each) => each && each !== 'side'))
        expect(style, `${element.tagName} .${name}`).toMatch(/(^|;)(color|background-color|border-color):#/);
    }
  });

  it('says every word in its text part too', () => {
    const texts = elementsOf(sanitiseHtml(everything)).flatMap(childrenOf).filter(isText);
    const words = texts.flatMap(({ value }) => value.match(/[\w.“”-]+/g) ?? []);
    expect(words.length).toBeGreaterThan(60);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    for (const word of ['Patch & <rest>', 'A diagram', 'Talk', 'Rampart Press\n1 Main St'])
      expect(text).toContain(word);
  });

  it('ends with the address and the ways out, in both parts', () => {
    for (const part of [html, text]) expect(part).toContain('https://rampart.test/newsletter/unsubscribe/x');
    expect(html).toContain('Rampart Press<br>1 Main St');
  });
});

describe('the text part', () => {
  it('sets each kind of block apart, and lists what the links lead to', () => {
    expect(made(everything).text).toMatchInlineSnapshot(`
      "Rampart

      Newsletter

      Patch & <rest>

      What changed “this” week
      ========================

      Hello bold, italic, under, struck, marked, cat /etc, Ctrl, H2O, fine, CSA & more.
      Next line, our article [1], NIST [2], the desk [3] and a note(1).

      Steps
      -----

      3. Third
         - Nested
      4. Fourth

      [x] Done thing
      [ ] Open thing

      | WARNING
      |
      | Patch today.

      | TIP
      |
      | Use tokens.

      > Quoted words
      >
      > of somebody

          curl -s https://x.test | jq .
            indented <tag>

      Figures
      -------

      Controls

      Control  | Count
      ---------+------
      PR.AA-01 | 12

      [Picture: A diagram]

      Where it flows

      Term
          Meaning

      * * *

      Watch the video: Talk [4]

      1. The footnote.

      Links

      [1] https://rampart.test/articles/iso-27001
      [2] https://nist.gov/csf
      [3] mailto:desk@example.org
      [4] https://www.youtube.com/watch?v=abc123

      -- 

      Read it on the website: https://rampart.test/newsletter/nws_1

      Choose topics: https://rampart.test/newsletter/preferences/x
      Unsubscribe: https://rampart.test/newsletter/unsubscribe/x

      Rampart Press
      1 Main St"
    `);
  });

  it('shows a wide table row by row', () => {
    const cell = 'word '.repeat(20).trim();
    const wide = `<table><thead><tr><th>Name</th><th>What</th></tr></thead><tbody><tr><td>One</td><td>${cell}</td></tr></tbody></table>`;
    expect(made(wide).text).toContain(`Name: One\nWhat: ${cell}`);
  });
});

describe('the HTML part', () => {
  it('escapes what people wrote', () => {
    const { html } = made('<p>&lt;script&gt; &amp; “x”</p>');
    expect(html).toContain('&lt;script&gt; &amp; “x”');
    expect(html).toContain('<title>Patch &amp; &lt;rest&gt;</title>');
  });

  it('has what mail programs show beside the subject, before anything else', () => {
    const [body] = named(made('<p>Text</p>').html, 'body');
    expect(body && textBelow(body).trim()).toMatch(/^What to do first/);
  });

  it('leaves no gap between its title and a heading that comes first', () => {
    const [first, second] = named(made('<h2>One</h2><p>Text</p><h2>Two</h2>').html, 'h2');
    expect([first, second].map((each) => each && attribute(each, 'style'))).toEqual([
      expect.stringContaining('margin:0 0 12px'),
      expect.stringContaining('margin:28px 0 12px'),
    ]);
  });

  it('follows a dark system', () => {
    expect(made('<p>Text</p>').html).toMatch(
      /@media \(prefers-color-scheme:dark\)\{[^@]*\.ink\{color:#e6eeec!important\}/,
    );
  });

  it('is a third larger than its text at most, for a long text', () => {
    const paragraphs = `<p>${'Some words of a letter. '.repeat(20)}</p>`.repeat(100);
    const { html } = made(paragraphs);
    expect(Buffer.byteLength(html) / Buffer.byteLength(paragraphs)).toBeLessThan(1.33);
  });
});
