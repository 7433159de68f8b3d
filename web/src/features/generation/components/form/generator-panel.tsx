import { ArrowLeft } from 'lucide-react';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { GeneratorForm } from './generator-form.tsx';

/** The generator, in place of the overview; the way back leads there. */
export const GeneratorPanel = () => (
  <section aria-labelledby="generator" className="max-w-180">
    <ButtonLink
      to={href('adminDashboard')}
      variant="quiet"
      className="-ml-4"
      icon={<ArrowLeft size={16} aria-hidden="true" />}
    >
      Back to Overview
    </ButtonLink>
    <h1 id="generator" className="mt-2 text-28!">
      AI Ebook Generator
    </h1>
    <p className="mt-1 mb-5 text-muted">
      The language model writes a draft, which takes some minutes. Nobody but admins sees it until you publish it. See{' '}
      <TextLink to={href('adminGenerations')}>all generations</TextLink>.
    </p>
    <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <GeneratorForm />
    </div>
  </section>
);
