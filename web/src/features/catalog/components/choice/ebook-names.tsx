import { useChosenEbook } from '../../api/choice/chosen-ebook.ts';

const Name = ({ id }: { readonly id: string }) => <li>{useChosenEbook(id).ebook?.title ?? id}</li>;

/** The titles of chosen ebooks, in their order; an id for one without. */
export const EbookNames = ({ ids }: { readonly ids: readonly string[] }) => (
  <ol className="list-decimal pl-5 break-words">
    {ids.map((id) => (
      <Name key={id} id={id} />
    ))}
  </ol>
);
