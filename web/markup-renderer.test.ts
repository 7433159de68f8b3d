import { createElement } from 'react';
import { version } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markupRenderer } from './markup-renderer.ts';

const renderer = (await import(markupRenderer)) as typeof import('react-dom/server');

it('is the installed React DOM, and writes what its public entry writes', () => {
  expect(renderer.version).toBe(version);
  const page = createElement('main', { className: 'page' }, 'Risk & evidence ', 2);
  expect(renderer.renderToString(page)).toBe(renderToString(page));
});

it('comes without the renderer that streams', () => {
  expect(renderer).not.toHaveProperty('renderToPipeableStream');
});
