import * as z from 'zod';
import { EbookId } from '../catalog/ebook.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Highlight, HighlightEdit, HighlightKey, HighlightPage } from './highlight.ts';
import { ReadingPlace, UserLibrary } from './library.ts';

const Done = z.object({ success: z.literal(true), message: z.string().optional() });

export const libraryApi = {
  getLibrary: endpoint({
    method: 'GET',
    path: '/user/library',
    auth: 'user',
    summary: 'Owned ebooks and the wishlist',
    response: UserLibrary,
  }),
  addWish: endpoint({
    method: 'POST',
    path: '/wishlist/add',
    auth: 'user',
    summary: 'Adds an ebook to the wishlist',
    body: z.object({ ebook_id: EbookId }),
    response: Done.extend({ wishlist_id: z.string() }),
    status: 201,
  }),
  removeWish: endpoint({
    method: 'DELETE',
    path: '/wishlist/remove/{ebookId}',
    auth: 'user',
    summary: 'Removes an ebook from the wishlist',
    response: Done,
  }),
  getReadingPlace: endpoint({
    method: 'GET',
    path: '/user/reading/{ebookId}',
    auth: 'user',
    summary: 'Where the owner stopped reading',
    response: ReadingPlace.extend({ updated_at: z.string().nullable() }),
  }),
  putReadingPlace: endpoint({
    method: 'PUT',
    path: '/user/reading/{ebookId}',
    auth: 'user',
    summary: 'Saves where the owner stopped reading',
    body: ReadingPlace,
    response: Done,
  }),
  listHighlights: endpoint({
    method: 'GET',
    path: '/user/highlights/{ebookId}',
    auth: 'user',
    summary: "The owner's highlights and notes in an ebook; continue with after={next}",
    query: z.object({ after: HighlightKey.optional() }),
    response: HighlightPage,
  }),
  putHighlight: endpoint({
    method: 'PUT',
    path: '/user/highlights/{ebookId}/{key}',
    auth: 'user',
    summary: 'Saves a highlight, new or changed; the key is a UUID made by the client',
    body: HighlightEdit,
    response: Done.extend({ highlight: Highlight }),
  }),
  deleteHighlight: endpoint({
    method: 'DELETE',
    path: '/user/highlights/{ebookId}/{key}',
    auth: 'user',
    summary: 'Deletes a highlight with its note; not an error if it is gone already',
    response: Done,
  }),
};
