import { Check, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { connectToaster, type Toast } from '#web/lib/toast.ts';

const icons = {
  success: <Check size={20} aria-hidden="true" className="flex-none text-inverse-accent" />,
  error: <X size={20} aria-hidden="true" className="flex-none text-inverse-danger" />,
  info: <Info size={20} aria-hidden="true" className="flex-none text-inverse-accent" />,
} as const;

function ToastBox({ toast, dismiss }: { readonly toast: Toast; readonly dismiss: () => void }) {
  const { kind, text, action } = toast;
  return (
    <div className="flex min-h-12 w-full items-center gap-3 rounded-card bg-inverse py-2 pr-2 pl-4 font-sans text-14 text-inverse-ink shadow-float sm:w-90">
      {icons[kind]}
      <span className="mr-auto">{text}</span>
      {action && (
        <button
          type="button"
          className="min-h-10 rounded-control px-2.5 font-strong text-inverse-accent hover:bg-inverse-line"
          onClick={() => {
            action.onClick();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-10 flex-none place-items-center rounded-control text-inverse-muted hover:bg-inverse-line hover:text-inverse-ink"
        onClick={dismiss}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

const show = (entry: Toast) =>
  void sonner.custom((id) => <ToastBox toast={entry} dismiss={() => sonner.dismiss(id)} />);

/** Shows toasts for 4 seconds, at most three. A polite live region, so screen readers finish speaking first. */
export function Toaster() {
  useEffect(() => connectToaster(show), []);
  return (
    <Sonner position="bottom-right" duration={4000} visibleToasts={3} expand gap={8} offset={16} mobileOffset={16} />
  );
}
