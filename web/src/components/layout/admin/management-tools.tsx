import { ExternalLink } from 'lucide-react';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { generatorLabel, sectionsFor } from '#web/config/admin-sections.ts';
import { useSession } from '#web/lib/session/session.tsx';

/** Every section that the person may enter, each in a new tab. */
export function ManagementTools() {
  const { may } = useSession();
  const tools = sectionsFor({ may }).filter(({ label }) => label !== generatorLabel);
  return (
    <section aria-labelledby="management-tools" className="mt-8">
      <h2 id="management-tools" className="mb-3 text-18">
        Management Tools
      </h2>
      <ul className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface xs:grid-cols-2 md:grid-cols-4">
        {tools.map(({ page, label, text, Icon }) => (
          <li key={page} className="-mr-px -mb-px border-r border-b border-line">
            <a
              href={pagePaths[page]}
              target="_blank"
              rel="noreferrer"
              className="block h-full p-4 text-ink no-underline hover:bg-sunken hover:text-ink"
            >
              <Icon size={20} aria-hidden="true" className="text-accent" />
              <span className="mt-2.5 flex items-center gap-1.5 font-semibold">
                {label}
                <ExternalLink size={14} aria-hidden="true" className="text-muted" />
                <span className="sr-only">(opens in a new tab)</span>
              </span>
              <span className="mt-1 block text-12 text-muted">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
