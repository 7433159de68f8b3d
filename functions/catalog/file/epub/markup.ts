import type { Code, Figure, List, Note, Span, Table } from '#shared/catalog/content.ts';
import type { Chapter, PlacedBlock } from './chapters.ts';
import type { StoredPicture } from './pictures.ts';
import { xml } from './xml.ts';

/** What the markup of a chapter refers to. */
export interface Links {
  /** File with the note of a number. */
  readonly notes: ReadonlyMap<number, string>;
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  /** Notes that something has referred to already: only the first place has a way back to it. */
  readonly seen: Set<number>;
}

function reference(note: number, { notes, seen }: Links): string {
  const file = notes.get(note);
  if (file === undefined) return `<sup>${note}</sup>`;
  const id = seen.has(note) ? '' : ` id="ref-${note}"`;
  seen.add(note);
  return `<sup><a epub:type="noteref" role="doc-noteref" href="${file}#note-${note}"${id}>${note}</a></sup>`;
}

function piece({ text, bold, italic, code, note }: Span, links: Links): string {
  if (note !== undefined) return reference(note, links);
  const plain = code ? `<code>${xml(text)}</code>` : xml(text);
  const slanted = italic ? `<em>${plain}</em>` : plain;
  return bold ? `<strong>${slanted}</strong>` : slanted;
}

function inline(given: readonly Span[], links: Links): string {
  const spans = given.map((span) => ({ ...span, address: span.href && webAddress(span.href) }));
  return spans
    .map((span, at) => {
      const { address } = span;
      const opens = address && spans[at - 1]?.address !== address;
      const closes = address && spans[at + 1]?.address !== address;
      return `${opens ? `<a href="${xml(address)}">` : ''}${piece(span, links)}${closes ? '</a>' : ''}`;
    })
    .join('');
}

/** An address with everything encoded that must be; undefined for one that leads nowhere. */
function webAddress(href: string): string | undefined {
  const { origin, pathname, search, hash } = URL.parse(href) ?? {};
  if (!origin) return undefined;
  const rest = `${pathname}${search}${hash}`.replace(/%(?![\da-f]{2})|[[\]|^`{}\\]/gi, encodeURIComponent);
  return origin + rest;
}

function listOf({ isOrdered, start, items }: Omit<List, 'kind'>, links: Links): string {
  const lines = items.map(({ spans, sub }) => {
    const inner = sub ? listOf({ ...sub, items: sub.items.map((spans) => ({ spans })) }, links) : '';
    return `<li>${inline(spans, links)}${inner}</li>`;
  });
  const tag = isOrdered ? 'ol' : 'ul';
  return `<${tag}${isOrdered && start !== 1 ? ` start="${start}"` : ''}>\n${lines.join('\n')}\n</${tag}>`;
}

function tableOf({ head, rows }: Table, links: Links): string {
  const named = head.map((cell) => (cell.length > 0 ? `<th scope="col">${inline(cell, links)}</th>` : '<td></td>'));
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell, links)}</td>`).join('')}</tr>`);
  return `<table>\n<thead><tr>${named.join('')}</tr></thead>\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`;
}

const codeOf = ({ text }: Code): string => `<pre><code>${xml(text)}</code></pre>`;

function figureOf({ name, alt, caption }: Figure, links: Links): string {
  const picture = links.pictures.get(name);
  const shown = picture ? `<img src="${picture.file}" alt="${xml(alt)}"/>` : `<p class="described">${xml(alt)}</p>`;
  const below = caption.length > 0 ? `\n<figcaption>${inline(caption, links)}</figcaption>` : '';
  return `<figure>\n${shown}${below}\n</figure>`;
}

function blockOf({ block, id, depth }: PlacedBlock, links: Links): string {
  switch (block.kind) {
    case 'heading': {
      const tag = `h${Math.min(depth, 2) + 1}`;
      return `<${tag} id="${id}">${xml(block.text)}</${tag}>`;
    }
    case 'paragraph':
      return `<p>${inline(block.spans, links)}</p>`;
    case 'list':
      return listOf(block, links);
    case 'table':
      return tableOf(block, links);
    case 'quote':
      return `<blockquote>${block.paragraphs.map((spans) => `<p>${inline(spans, links)}</p>`).join('\n')}</blockquote>`;
    case 'code':
      return codeOf(block);
    case 'figure':
      return figureOf(block, links);
    case 'notes':
      return '';
  }
}

/** A note with a way back, if something in the chapters before has referred to it. */
function noteOf({ number, spans }: Note, links: Links): string {
  const text = inline(spans, links);
  const back = links.seen.has(number) ? ` <a role="doc-backlink" href="#ref-${number}">↩</a>` : '';
  return `<aside epub:type="footnote" role="doc-footnote" id="note-${number}"><p>${number}. ${text}${back}</p></aside>`;
}

/** The body of a chapter's page. */
export function chapterMarkup({ blocks, notes }: Chapter, links: Links): string {
  const text = blocks.map((placed) => blockOf(placed, links));
  const below = notes.map((note) => noteOf(note, links));
  const end = below.length > 0 ? [`<section class="notes">\n${below.join('\n')}\n</section>`] : [];
  return `<section epub:type="chapter" role="doc-chapter">\n${[...text, ...end].filter(Boolean).join('\n')}\n</section>`;
}
