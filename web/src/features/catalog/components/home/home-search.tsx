import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { EbookSearch } from '../ebook-search.tsx';

/** Searches the marketplace. */
export function HomeSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = () => {
    const query = text.trim();
    void navigate(query ? href('marketplace', { search: query }) : href('marketplace'));
  };
  return <EbookSearch text={text} onType={setText} onSubmit={search} />;
}
