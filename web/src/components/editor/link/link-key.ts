import type { Ask } from '../toolbar/asked.ts';

/** Asks for a link on Ctrl-K or ⌘K, which elsewhere on the page open its command menu. True if that was the key. */
export function takeLinkKey(event: KeyboardEvent, ask: Ask): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
  if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return false;
  event.preventDefault();
  event.stopPropagation();
  ask('link');
  return true;
}
