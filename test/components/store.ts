import { vi } from 'vitest';
import type { ContractServer } from './contract-server.ts';
import { idOf } from './sample.ts';

/** The store's side of a form that is being sent: it answers when the test says so. */
export class StoreRequest {
  static readonly all: StoreRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number; timeStamp?: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  url = '';
  form = new FormData();
  isAborted = false;

  open(_: string, url: string): void {
    this.url = url;
  }
  send(form: FormData): void {
    this.form = form;
    StoreRequest.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number): void {
    this.status = status;
    this.onload?.();
  }
}

/** The request of the given number, once it is sent. */
export const store = (number = 1): Promise<StoreRequest> =>
  vi.waitFor(() => StoreRequest.all[number - 1] ?? Promise.reject(new Error('Nothing is sent')));

export const upload_id = idOf('upload', 1);
/** The address of what was uploaded. */
export const image_url = `/files/${upload_id}/detail.webp`;
/** The address of its small copy, which forms show. */
export const shown_url = `/files/${upload_id}/card.webp`;

/** Uploads go to a store that answers on demand. `closeStore` after each test. */
export function answerUploads(server: ContractServer): void {
  vi.stubGlobal('XMLHttpRequest', StoreRequest);
  server.answer('POST /admin/uploads', {
    ...{ success: true, upload_id, url: 'https://store.test/bucket', fields: { key: 'uploads/1', policy: 'p' } },
  });
  server.answer('POST /admin/uploads/{id}/complete', { success: true, image_url, width: 8, height: 8 });
}

export function closeStore(): void {
  StoreRequest.all.length = 0;
  vi.unstubAllGlobals();
}

/** A file that claims to be a picture. */
export const picture = (name = 'logo.png', type = 'image/png', size = 8) =>
  new File([new Uint8Array(size)], name, { type });

/** Chooses a file in the field with this label. */
export function chooseFile(file: File, label: string): void {
  const input = document.querySelector<HTMLInputElement>(`input[aria-label="File for ${label}"]`);
  if (!input) throw new Error('There is no input');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
