import { Link } from '@tiptap/extension-link';
import { isKeptAddress, leavesTheSite } from '../link/link-address.ts';

/** Names of files and controls look like addresses (`setup.sh`): only what says that it is one becomes a link by itself. */
const saysThatItIsAnAddress = (text: string) => /^https?:\/\//i.test(text);

const besidesTheSite = { rel: 'noopener noreferrer', target: '_blank' };

export const RichLink = Link.extend({
  // What is typed behind a link does not belong to it.
  inclusive: () => false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  renderHTML({ HTMLAttributes: { href, title } }) {
    const address = isKeptAddress(href ?? '') ? href : '';
    return ['a', { href: address, ...(title && { title }), ...(leavesTheSite(address) && besidesTheSite) }, 0];
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: {},
  isAllowedUri: isKeptAddress,
  shouldAutoLink: saysThatItIsAnAddress,
});
