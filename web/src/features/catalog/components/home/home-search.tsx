import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EbookSearch } from '../ebook-search.tsx';

/** Searches the marketplace. */
export function HomeSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = () => {
    const query = text.trim();
    void navigate(query ? `/marketplace?${new URLSearchParams({ search: query })}` : '/marketplace');
  };
  return <EbookSearch text={text} onType={setText} onSubmit={search} />;
}
