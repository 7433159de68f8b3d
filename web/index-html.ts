import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { inlineScript } from '../shared/pages/inline-script.ts';

/** Fonts of the first screen: one serif, one sans. The others load when their text appears. */
const preloaded = [/\/serif-basic-[^/]*\.woff2$/, /\/sans-basic-[^/]*\.woff2$/];

const preload = (fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', ...afterThePicture },
  injectTo: 'head-prepend',
});

/** Code comes after what the first screen is painted with. */
const afterThePicture = { crossorigin: '', fetchpriority: 'low' };

/** What sends for the page's own code and data, and React: they start before the application, each in a task of its own. */
const started = ['start', 'react'];

const early = ({ name, fileName }: { name: string; fileName: string }): HtmlTagDescriptor[] => {
  const href = `/${fileName}`;
  if (started.includes(name))
    return [{ tag: 'script', attrs: { type: 'module', src: href, ...afterThePicture }, injectTo: 'head' }];
  // What most pages share comes with the application, not after it.
  return name === 'site'
    ? [{ tag: 'link', attrs: { rel: 'modulepreload', href, ...afterThePicture }, injectTo: 'head' }]
    : [];
};

const styleLink = /\s*<link rel="stylesheet"[^>]*>/;
const applicationScript = /<script type="module" crossorigin/;

/** The one style sheet: in the page itself, so that the first screen needs nothing but the page. */
const styles = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [{ tag: 'style', children: String(file.source), injectTo: 'head' }]
      : [],
  );

/** Completes `index.html`: the inline script byte for byte, and under their hashed names what is needed early. */
export function indexHtml(): Plugin {
  return {
    name: 'rampart:index-html',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => preloaded.some((pattern) => pattern.test(name)));
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        return {
          html: html.replace(styleLink, '').replace(applicationScript, '$& fetchpriority="low"'),
          tags: [
            { tag: 'script', children: inlineScript, injectTo: 'head-prepend' },
            ...fonts.map(preload),
            ...styles(bundle),
            ...chunks.flatMap(early),
          ],
        };
      },
    },
  };
}
