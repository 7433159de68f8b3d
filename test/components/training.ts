import { vi } from 'vitest';
import type { ContractServer } from './contract-server.ts';
import { idOf } from './sample.ts';
import { StoreRequest } from './store.ts';

/** The address of the first, second … training file that was sent. */
export const file_url = (number: number): string => `/api/admin/uploads/${idOf('upload', number)}`;

/** Training files go to a store that answers on demand. `closeStore` after each test. */
export function answerTraining(server: ContractServer): void {
  vi.stubGlobal('XMLHttpRequest', StoreRequest);
  let sent = 0;
  server.answer('POST /admin/uploads', () => ({
    ...{ success: true as const, url: 'https://store.test/bucket', fields: {} },
    upload_id: idOf('upload', ++sent),
  }));
  server.answer('POST /admin/uploads/{id}/complete', ({ params }) => {
    const id = params.id ?? '';
    const file_url = `/api/admin/uploads/${id}`;
    return { success: true, file_id: id, filename: 'policy.pdf', size: 8, file_type: 'pdf', file_url } as const;
  });
}

/** Chooses files for the generator. */
export function chooseTraining(names: readonly string[]): void {
  const input = document.querySelector<HTMLInputElement>('input[aria-label="File for training files"]');
  if (!input) throw new Error('There is no input');
  const files = new DataTransfer();
  for (const name of names) files.items.add(new File(['12345678'], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
