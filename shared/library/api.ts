import * as z from 'zod';
import { EbookId } from '../catalog/ebook.ts';
import { endpoint } from '../kernel/endpoint.ts';
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
};
