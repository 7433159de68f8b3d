import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { type NewsletterTopic, topicSentence } from '../api/newsletter-topics.ts';

export interface NewsletterAnswer {
  readonly isWanted: boolean;
  readonly topics: readonly NewsletterTopic[];
}
export interface NewsletterChoiceProps {
  readonly answer: NewsletterAnswer;
  readonly onChange: (answer: NewsletterAnswer) => void;
}

const Topics = ({ answer, onChange }: NewsletterChoiceProps) => {
  const toggle = (topic: NewsletterTopic) =>
    answer.topics.includes(topic) ? answer.topics.filter((each) => each !== topic) : [...answer.topics, topic];
  return (
    <fieldset className="mt-1 grid rounded-control border border-line bg-surface px-4 py-2 xs:grid-cols-2">
      <legend className="sr-only">Topics of the newsletter</legend>
      {newsletterInterests.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={answer.topics.includes(value)}
          onChange={() => onChange({ ...answer, topics: toggle(value) })}
        />
      ))}
    </fieldset>
  );
};

/** Whether to send the newsletter, and its topics. The topics are collapsed: two of them are preselected. */
export function NewsletterChoice({ answer, onChange }: NewsletterChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Checkbox
        label={`Send me the newsletter: ${topicSentence(answer.topics)}`}
        checked={answer.isWanted}
        onChange={(event) => onChange({ ...answer, isWanted: event.target.checked })}
      />
      {answer.isWanted && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="ml-7 inline-flex min-h-10 items-center gap-1.5 text-14 font-strong text-accent hover:text-accent-hover"
          >
            Choose topics
            <ChevronDown size={16} aria-hidden="true" className={classNames(isOpen && 'rotate-180')} />
          </button>
          <div id={id}>{isOpen && <Topics answer={answer} onChange={onChange} />}</div>
        </>
      )}
    </div>
  );
}
