import type { HtmlTagDescriptor, Plugin } from 'vite';
import { themeScript } from '../shared/theme-script.ts';

/** Fonts of the first screen: one serif, one sans. The others load when their text appears. */
const preloaded = [/source-serif-4-latin-opsz-normal-[^/]*\.woff2$/, /inter-latin-wght-normal-[^/]*\.woff2$/];

const preload = (fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head-prepend',
});

/** What sends for the page's own code and data, and the code that the shop's pages share: with the application, not after it. */
const early = ({ name, fileName }: { name: string; fileName: string }): HtmlTagDescriptor[] => {
  const href = `/${fileName}`;
  if (name === 'start')
    return [{ tag: 'script', attrs: { type: 'module', crossorigin: '', src: href }, injectTo: 'head-prepend' }];
  return name === 'shop'
    ? [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: '', href }, injectTo: 'head' }]
    : [];
};

/** Completes `index.html`: the theme script byte for byte, and under their hashed names what is needed early. */
export function indexHtml(): Plugin {
  return {
    name: 'rampart:index-html',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => preloaded.some((pattern) => pattern.test(name)));
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        return [
          { tag: 'script', children: themeScript, injectTo: 'head-prepend' },
          ...chunks.flatMap(early),
          ...fonts.map(preload),
        ];
      },
    },
  };
}
