import { articleChecks } from '../../../api/admin/article-checks.ts';
import { linkChecks } from '../../../api/admin/links/link-checks.ts';
import { useLinkFindings } from '../../../api/admin/links/use-link-findings.ts';
import type { TextFacts } from '../../../api/admin/text-facts.ts';
import type { ArticleFormPart } from '../../../api/admin/use-article-form.ts';
import { CheckList } from './check-list.tsx';

/** What readers would miss of what is typed. Apart from the form, which an answer about a link does not render anew. */
export function PublishingChecks({ form, text }: ArticleFormPart & { readonly text: TextFacts }) {
  const { findings, again } = useLinkFindings(text, form.watch('slug'));
  return (
    <CheckList
      checks={[...articleChecks(form.watch(), text), ...linkChecks(findings)]}
      idOf={form.idOf}
      onAgain={again}
      isChecking={findings.isChecking}
    />
  );
}
