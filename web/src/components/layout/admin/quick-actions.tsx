import { ChevronDown } from 'lucide-react';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
import { generatorLabel, type Tool, toolsFor } from '#web/config/admin-sections.ts';
import { useSession } from '#web/lib/session/session.tsx';

/** What admins do most stands beside the heading; everything else is in the menu. */
const firstLabels = ['Uploads', 'Articles', 'Newsletter'];

const icon = ({ Icon }: Tool) => <Icon size={16} aria-hidden="true" />;

/** The management tools as buttons, and the generator, which opens in this tab. */
export function QuickActions() {
  const { may } = useSession();
  const tools = toolsFor({ may });
  const first = tools.filter(({ label }) => firstLabels.includes(label));
  const others = tools.filter(({ label }) => label !== generatorLabel && !firstLabels.includes(label));
  return (
    <section aria-label="Quick actions" className="flex flex-wrap gap-2">
      {tools
        .filter(({ label }) => label === generatorLabel)
        .map((tool) => (
          <ButtonLink key={tool.address} to={tool.address} variant="primary" icon={icon(tool)}>
            Generate Ebook
          </ButtonLink>
        ))}
      {first.map((tool) => (
        <a key={tool.address} href={tool.address} target="_blank" rel="noreferrer" className={buttonClasses({})}>
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
          <MenuItem key={tool.address} onSelect={() => void window.open(tool.address, '_blank', 'noreferrer')}>
            {icon(tool)}
            {tool.label}
          </MenuItem>
        ))}
      </Menu>
    </section>
  );
}
