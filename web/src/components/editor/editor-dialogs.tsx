import type { Editor } from '@tiptap/core';
import { CaptionDialog } from './context/caption-dialog.tsx';
import { LinkDialog, type LinkDialogProps } from './link/link-dialog.tsx';
import { AltDialog } from './picture/alt-dialog.tsx';
import { PictureDialog, type PictureDialogProps } from './picture/picture-dialog.tsx';
import type { Asked } from './toolbar/asked.ts';
import { VideoDialog } from './video/video-dialog.tsx';

export interface EditorDialogsProps {
  readonly editor: Editor;
  readonly asked: Asked | undefined;
  readonly given: File | undefined;
  readonly storePicture: PictureDialogProps['storePicture'] | undefined;
  readonly searchPages: LinkDialogProps['searchPages'];
  readonly onClose: () => void;
}

export function EditorDialogs({ asked, given, storePicture, searchPages, ...dialog }: EditorDialogsProps) {
  if (asked === 'link') return <LinkDialog {...dialog} searchPages={searchPages} />;
  if (asked === 'video') return <VideoDialog {...dialog} />;
  if (asked === 'alt') return <AltDialog {...dialog} />;
  if (asked === 'caption') return <CaptionDialog {...dialog} />;
  return asked && storePicture ? <PictureDialog {...dialog} {...{ storePicture, given }} /> : null;
}
