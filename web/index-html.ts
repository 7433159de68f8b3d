import type { HtmlTagDescriptor, Plugin } from 'vite';
import { themeScript } from '../shared/theme-script.ts';

/** Fonts of the first screen: one serif, one sans. The others load when their text appears. */
const preloaded = [/source-serif-4-latin-opsz-normal-[^/]*\.woff2$/, /inter-latin-wght-normal-[^/]*\.woff2$/];

const preload = (fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head-prepend',
});

/** Completes `index.html`: the theme script byte for byte, and preloads of fonts under their hashed names. */
export function indexHtml(): Plugin {
  return {
    name: 'rampart:index-html',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => preloaded.some((pattern) => pattern.test(name)));
        return [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }, ...fonts.map(preload)];
      },
    },
  };
}
