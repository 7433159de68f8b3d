import { useEffect, useRef, useState } from 'react';
import type { FilePurpose } from '#shared/uploads/choices.ts';
import { useLeaveGuard } from '../leave-guard.ts';
import { fileProblem, sendFile, sendingProblem } from './send-file.ts';
import type { Progress } from './send-form.ts';

/** A file on its way, there, or failed. */
export interface FileUpload {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** What has been sent, from 0 to 1. */
  readonly share: number;
  /** Where it is, once it is there. */
  readonly address?: string;
  /** Why it is not there. */
  readonly error?: string;
}

export interface FileUploadsOptions {
  readonly purpose: FilePurpose;
  /** How many there can be. */
  readonly most: number;
  /** Shown without a message from the server. */
  readonly failed: string;
  /** Told of each file that could not be sent. */
  readonly onFailed: () => void;
}

export const isOnItsWay = ({ address, error }: FileUpload): boolean => address === undefined && error === undefined;

/** Sends several files side by side. Leaving the page meanwhile asks first; files that are removed are given up. */
export function useFileUploads({ purpose, most, failed, onFailed }: FileUploadsOptions) {
  const [files, setFiles] = useState<readonly FileUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const isSending = files.some(isOnItsWay);
  useLeaveGuard(isSending);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const change = (key: string, fields: Partial<FileUpload>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...fields } : file)));

  function fail(key: string, error: string): void {
    change(key, { error });
    onFailed();
  }

  async function send(key: string, file: File): Promise<void> {
    const refused = fileProblem(file, purpose);
    if (refused) return fail(key, refused);
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const onProgress = ({ share }: Progress) => change(key, { share });
      const { file_url: address } = await sendFile(file, purpose, { onProgress, signal });
      change(key, { share: 1, address });
    } catch (reason) {
      if (!signal.aborted) fail(key, sendingProblem(reason, failed));
    } finally {
      running.current.delete(key);
    }
  }

  return {
    files,
    isSending,
    /** How many can still be added. */
    left: most - files.length,
    /** Sends these; those over the number are left out. */
    add(chosen: readonly File[]): void {
      const fresh = chosen.slice(0, most - files.length).map((file) => ({ key: crypto.randomUUID(), file }));
      setFiles((now) => [...now, ...fresh.map(({ key, file: { name, size } }) => ({ key, name, size, share: 0 }))]);
      for (const { key, file } of fresh) void send(key, file);
    },
    remove(key: string): void {
      running.current.get(key)?.abort();
      setFiles((now) => now.filter((file) => file.key !== key));
    },
  };
}
