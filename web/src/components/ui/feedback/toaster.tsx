import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { connectToaster, type Toast } from '#web/lib/toast.ts';
import { Kbd } from '../action/kbd.tsx';
import { focusHeading } from '../dialog/use-focus-return.ts';

const icons = {
  success: <Check size={20} aria-hidden="true" className="flex-none text-inverse-accent" />,
  error: <X size={20} aria-hidden="true" className="flex-none text-inverse-danger" />,
  warning: <TriangleAlert size={20} aria-hidden="true" className="flex-none text-inverse-danger" />,
  info: <Info size={20} aria-hidden="true" className="flex-none text-inverse-accent" />,
} as const;

function ToastBox({ toast, dismiss }: { readonly toast: Toast; readonly dismiss: () => void }) {
  const { kind, text, action } = toast;
  // Sonner gives the focus back to where Alt+T took it from, but only if it leaves before its button is gone.
  const leave = () => {
    focusHeading();
    dismiss();
  };
  return (
    <div className="flex min-h-12 w-full items-center gap-3 rounded-card bg-inverse py-2 pr-2 pl-4 font-sans text-14 text-inverse-ink shadow-float sm:w-90">
      {icons[kind]}
      <span className="mr-auto">{text}</span>
      {action && (
        <button
          type="button"
          aria-keyshortcuts="Alt+T"
          className="min-h-10 rounded-control px-2.5 font-strong text-inverse-accent hover:bg-inverse-line"
          onClick={() => {
            action.onClick();
            leave();
          }}
        >
          {action.label}
          <Kbd className="ml-2 border-inverse-line text-inverse-muted">Alt T</Kbd>
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-10 flex-none place-items-center rounded-control text-inverse-muted hover:bg-inverse-line hover:text-inverse-ink"
        onClick={leave}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

const show = (entry: Toast) =>
  void sonner.custom((id) => <ToastBox toast={entry} dismiss={() => sonner.dismiss(id)} />);

/** Alt+T stops the time of the toasts. Always the same list, or Sonner would listen anew each time. */
const hotkey = ['altKey', 'KeyT'];

/** Toasts are gone before Tab reaches them: Alt+T also leads to the newest one's first button, usually Undo. */
function useWayIn(): void {
  useEffect(() => {
    const onKey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT')
        document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"] button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** They keep off what is fixed to the window's lower edge (`floating.css`). */
const offset = { bottom: 'var(--toast-bottom)', right: 'var(--toast-end)', left: 16 };
const mobileOffset = { ...offset, right: 16 };

/** Shows toasts for 4 seconds, at most three. A polite live region, so screen readers finish speaking first. */
export function Toaster() {
  useEffect(() => connectToaster(show), []);
  useWayIn();
  return (
    <Sonner
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      expand
      gap={8}
      {...{ hotkey, offset, mobileOffset }}
    />
  );
}
