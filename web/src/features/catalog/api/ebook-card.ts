import type { EbookCard, EbookDetail } from '#shared/catalog/ebook.ts';

/** The card of an ebook from its page: the cart stores the card, not the text. */
export function cardOf(ebook: EbookDetail): EbookCard {
  const {
    content: _content,
    content_access: _access,
    word_count: _words,
    preview_words: _preview,
    extended_preview_words: _extended,
    contents: _contents,
    updated_at: _updated,
    prompt_category: _promptCategory,
    sample_prompts: _samplePrompts,
    formats: _formats,
    attachments: _attachments,
    my_rating: _rating,
    ...card
  } = ebook;
  return card;
}
