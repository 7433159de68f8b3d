import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { useApi } from '#web/lib/api/swr.ts';

/** Other ways to contact the operator, from the settings. */
function Addresses() {
  const { data } = useApi('GET /settings');
  if (!data) return null;
  return (
    <dl className="mt-8 grid gap-5">
      <div className="border-t border-line pt-4">
        <dt className="text-14 text-muted">Email</dt>
        <dd>
          <a href={`mailto:${data.support_email}`} className="inline-flex min-h-10 items-center break-all">
            {data.support_email}
          </a>
        </dd>
      </div>
      {data.postal_address && (
        <div className="border-t border-line pt-4">
          <dt className="text-14 text-muted">Post</dt>
          <dd className="mt-1.5 whitespace-pre-line">{data.postal_address}</dd>
        </div>
      )}
    </dl>
  );
}

/** What this form is for, and links for other requests. */
export const ContactIntro = () => (
  <div>
    <h1>Contact</h1>
    <p className="mt-3 max-w-[48ch] text-18 leading-[1.55]">
      Questions about a book, an order or the site; corrections and ideas. We answer within 24 hours.
    </p>
    <p className="mt-4 max-w-[48ch] text-muted">
      For coaching there is <TextLink to={href('coaching')}>Advisory Services</TextLink>, for advertisers{' '}
      <TextLink to={href('advertise')}>Advertise</TextLink>.
    </p>
    <Addresses />
  </div>
);
