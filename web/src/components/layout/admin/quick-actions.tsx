import { ChevronDown } from 'lucide-react';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
import { type AdminSection, generatorLabel, sectionsFor } from '#web/config/admin-sections.ts';
import { useSession } from '#web/lib/session/session.tsx';

/** What admins do most stands beside the heading; everything else is in the menu. */
const firstLabels = ['Uploads', 'Articles', 'Newsletter'];

const icon = ({ Icon }: AdminSection) => <Icon size={16} aria-hidden="true" />;

/** The management tools as buttons, and the generator, which opens in this tab. */
export function QuickActions() {
  const { may } = useSession();
  const tools = sectionsFor({ may });
  const first = tools.filter(({ label }) => firstLabels.includes(label));
  const others = tools.filter(({ label }) => label !== generatorLabel && !firstLabels.includes(label));
  return (
    <section aria-label="Quick actions" className="flex flex-wrap gap-2">
      {tools
        .filter(({ label }) => label === generatorLabel)
        .map((tool) => (
          <ButtonLink key={tool.page} to={pagePaths[tool.page]} variant="primary" icon={icon(tool)}>
            Generate Ebook
          </ButtonLink>
        ))}
      {first.map((tool) => (
        <a key={tool.page} href={pagePaths[tool.page]} target="_blank" rel="noreferrer" className={buttonClasses({})}>
          {icon(tool)}
          {tool.label}
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ))}
      <Menu
        trigger={
          <Button>
            More
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        }
      >
        {others.map((tool) => (
          <MenuItem key={tool.page} onSelect={() => void window.open(pagePaths[tool.page], '_blank', 'noreferrer')}>
            {icon(tool)}
            {tool.label}
          </MenuItem>
        ))}
      </Menu>
    </section>
  );
}
