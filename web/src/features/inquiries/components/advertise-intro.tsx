import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';

const offers = [
  {
    title: 'A place in the newsletter',
    text: 'One sponsor an issue, marked as such, in a text for security and compliance people.',
  },
  {
    title: 'A listing in the AI Tools Library',
    text: 'Shown as sponsored, with the same facts as every other tool: price, platforms, audience.',
  },
  {
    title: 'A guide with your experts',
    text: 'Your people bring the practice, our editors the form. Your name is on it, and so is ours.',
  },
] as const;

const Figure = ({ value, label }: { readonly value: string | undefined; readonly label: string }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end border-l-4 border-accent py-1 pl-3 sm:pl-4">
    <dt className="text-12 text-muted sm:text-14">{label}</dt>
    <dd className="font-serif text-24 leading-tight sm:text-37">{value ?? <Skeleton className="h-9 w-full" />}</dd>
  </div>
);

/** The operator's figures about the newsletter. Omitted if they cannot be loaded. */
function Figures() {
  const { data, error } = useApi('GET /settings');
  if (error && !data) return null;
  return (
    <>
      <dl className="mt-8 grid grid-cols-3 gap-x-4">
        <Figure value={data?.advertise.subscribers} label="subscribers" />
        <Figure value={data?.advertise.open_rate} label="open rate" />
        <Figure value={data?.advertise.click_through} label="click-through" />
      </dl>
      <p className="mt-3 text-14 text-muted">The newsletter in the publisher’s own figures, not audited.</p>
    </>
  );
}

/** Why and how to advertise here. */
export const AdvertiseIntro = () => (
  <div>
    <h1>Advertise</h1>
    <p className="mt-3 max-w-[52ch] text-18 leading-[1.55]">
      Reach the people who choose tools and services for security and compliance programs: CISOs, GRC leads, auditors
      and security engineers.
    </p>
    <Figures />
    <ul className="mt-10 grid gap-6">
      {offers.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-4">
          <h2 className="text-18">{title}</h2>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
    <p className="mt-6 border-t border-line pt-4 text-14 text-muted">
      Advertisements are marked. Nobody can buy a review, a rating or a place among the featured ebooks.
    </p>
  </div>
);
