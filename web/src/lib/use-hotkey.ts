import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Dialogs that stand before the page; a notification only stands at its edge. */
const dialogs = '[role=dialog]:not([data-notice]), [role=alertdialog]';

/**
 * Calls `action` on a key: `'/'`, or `'mod+k'` for ⌘K and Ctrl-K; `null` for none. Plain keys are ignored while typing
 * or while a dialog is open.
 */
export function useHotkey(combination: string | null, action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (combination === null) return;
    const withModifier = combination.startsWith('mod+');
    if (event.key.toLowerCase() !== combination.replace('mod+', '')) return;
    if (withModifier !== (event.metaKey || event.ctrlKey) || event.altKey) return;
    if (!withModifier && (isTyping(event.target) || document.querySelector(dialogs))) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
