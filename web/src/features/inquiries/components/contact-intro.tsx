import { href } from '#shared/pages/href.ts';
import { postalLines } from '#shared/settings/postal-address.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** Where an answer is found sooner than by writing. */
const sooner = [
  { to: href('orders'), label: 'Orders and receipts', text: 'A receipt again, or your money back within 30 days' },
  { to: href('library'), label: 'My Library', text: 'Read and download what you own' },
  { to: href('coaching'), label: 'Advisory Services', text: 'Coaching on a framework, an audit or prompts' },
  { to: href('advertise'), label: 'Advertise', text: 'A place in the newsletter or among the tools' },
] as const;

/** Other ways to contact the operator, from the settings. */
function Addresses() {
  const { data } = useApi('GET /settings');
  if (!data) return null;
  return (
    <dl className="mt-6 grid gap-5 sm:grid-cols-2">
      <div>
        <dt className="text-14 text-muted">Email</dt>
        <dd>
          <a href={`mailto:${data.support_email}`} className="inline-flex min-h-10 items-center break-all">
            {data.support_email}
          </a>
        </dd>
      </div>
      {postalLines(data.postal_address).length > 0 && (
        <div>
          <dt className="text-14 text-muted">Post</dt>
          <dd className="mt-1.5 whitespace-pre-line">{data.postal_address}</dd>
        </div>
      )}
    </dl>
  );
}

/** What this form is for. */
export const ContactIntro = () => (
  <div>
    <h1>Contact</h1>
    <p className="mt-3 max-w-[48ch] text-18 leading-[1.55]">
      Questions about a book, an order or the site; corrections and ideas. We answer within 24 hours.
    </p>
  </div>
);

/** What is found without writing, and other ways to reach the operator. */
export const ContactElsewhere = () => (
  <section aria-labelledby="elsewhere">
    <h2 id="elsewhere" className="mb-2.5 text-18">
      Found without writing
    </h2>
    <ul className="shelf-edge">
      {sooner.map(({ to, label, text }) => (
        <li key={to} className="border-b border-line py-3">
          <TextLink to={to} className="font-strong">
            {label}
          </TextLink>
          <p className="mt-0.5 text-14 text-muted">{text}</p>
        </li>
      ))}
    </ul>
    <Addresses />
  </section>
);
