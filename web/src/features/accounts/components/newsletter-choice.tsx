import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { type NewsletterTopic, topicSentence } from '../api/newsletter-topics.ts';

export interface NewsletterWish {
  readonly isWanted: boolean;
  readonly topics: readonly NewsletterTopic[];
}
export interface NewsletterChoiceProps {
  readonly wish: NewsletterWish;
  readonly onChange: (wish: NewsletterWish) => void;
}

const Topics = ({ wish, onChange }: NewsletterChoiceProps) => {
  const toggle = (topic: NewsletterTopic) =>
    wish.topics.includes(topic) ? wish.topics.filter((each) => each !== topic) : [...wish.topics, topic];
  return (
    <fieldset className="mt-1 grid rounded-control border border-line bg-surface px-4 py-2 xs:grid-cols-2">
      <legend className="sr-only">Topics of the newsletter</legend>
      {newsletterInterests.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={wish.topics.includes(value)}
          onChange={() => onChange({ ...wish, topics: toggle(value) })}
        />
      ))}
    </fieldset>
  );
};

/** Whether to send the newsletter, and what about. The topics are folded away: two of them are chosen already. */
export function NewsletterChoice({ wish, onChange }: NewsletterChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Checkbox
        label={`Send me the newsletter: ${topicSentence(wish.topics)}`}
        checked={wish.isWanted}
        onChange={(event) => onChange({ ...wish, isWanted: event.target.checked })}
      />
      {wish.isWanted && (
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
          <div id={id}>{isOpen && <Topics wish={wish} onChange={onChange} />}</div>
        </>
      )}
    </div>
  );
}
