import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { SearchBox } from '#web/components/ui/search-box.tsx';

/** Searches the marketplace. */
export function HomeSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const query = text.trim();
    void navigate(query ? `/marketplace?${new URLSearchParams({ search: query })}` : '/marketplace');
  };
  return (
    <search>
      <form className="flex gap-2" onSubmit={search}>
        <SearchBox
          label="Search ebooks"
          placeholder="Control, framework or topic"
          hotkey
          tall
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" size={48} className="max-sm:px-4">
          Search
        </Button>
      </form>
    </search>
  );
}
