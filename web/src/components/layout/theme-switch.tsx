import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { type Theme, themes, useTheme } from '#web/lib/theme.ts';

const looks = {
  system: { Icon: Monitor, label: 'System' },
  light: { Icon: Sun, label: 'Light' },
  dark: { Icon: Moon, label: 'Dark' },
} as const satisfies Record<Theme, unknown>;

/** System, light or dark; remembered in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  const name = useId();
  return (
    <fieldset className="inline-flex gap-0.5 rounded-control border border-line-control bg-surface p-0.75">
      <legend className="sr-only">Theme</legend>
      {themes.map((value) => {
        const { Icon, label } = looks[value];
        return (
          <label
            key={value}
            className="relative inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-small px-3 text-14 font-medium text-muted has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon size={16} aria-hidden="true" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
