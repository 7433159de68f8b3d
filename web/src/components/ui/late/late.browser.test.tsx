import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lateComponent } from '#web/lib/late.tsx';
import { LateDialog } from './late-dialog.tsx';
import { LatePart, QuietPart } from './late-part.tsx';

const Shown = () => <p>It is there</p>;
const connection = { isLost: false };

function lost(): void {
  connection.isLost = true;
}
function back(): void {
  connection.isLost = false;
  window.dispatchEvent(new Event('online'));
}
beforeEach(() => {
  connection.isLost = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !connection.isLost);
});

const unreachable = () =>
  lateComponent(async (): Promise<typeof Shown> => Promise.reject(new TypeError('Failed to fetch')));

describe('a part', () => {
  test('comes when the connection is back, and asks for nothing before', async () => {
    lost();
    const load = vi.fn(async () => Shown);
    const Part = lateComponent(load);
    await render(
      <LatePart part={Part} instead="Soon">
        <Part />
      </LatePart>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('You are offline. This part of the page comes when your connection is back.');
    // A browser would remember the failure for ever.
    expect(load).not.toHaveBeenCalled();
    back();
    await expect.element(page.getByText('It is there')).toBeVisible();
  });

  test('that could not be loaded offers a reload', async () => {
    const Part = unreachable();
    await render(
      <LatePart part={Part}>
        <Part />
      </LatePart>,
    );
    await expect.element(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('that nobody asked for is left out without a word', async () => {
    const Part = unreachable();
    const { container } = await render(
      <QuietPart part={Part} instead="Without it">
        <Part />
      </QuietPart>,
    );
    await expect.poll(() => container.textContent).toBe('Without it');
  });
});

describe('a dialog', () => {
  async function opened(Part: ReturnType<typeof unreachable>) {
    const onClose = vi.fn();
    const dialog = (open: boolean) => (
      <>
        <button type="button">Open</button>
        <LateDialog part={Part} open={open} onClose={onClose}>
          <Part />
        </LateDialog>
      </>
    );
    const { rerender } = await render(dialog(false));
    page.getByRole('button', { name: 'Open' }).element().focus();
    await rerender(dialog(true));
    return { onClose, close: () => rerender(dialog(false)) };
  }

  test('says that one is offline, and opens when the connection is back', async () => {
    lost();
    await opened(lateComponent(async () => Shown));
    await expect.element(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible();
    back();
    await expect.element(page.getByText('It is there')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('that cannot be closed stays, whatever is pressed', async () => {
    const Part = unreachable();
    await render(
      <LateDialog part={Part} open onClose={undefined}>
        <Part />
      </LateDialog>,
    );
    const dialog = page.getByRole('dialog', { name: 'This could not be loaded' });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  test('that could not be loaded is closed by Escape, and gives the focus back', async () => {
    const { onClose, close } = await opened(unreachable());
    await expect.element(page.getByRole('dialog', { name: 'This could not be loaded' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await close();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
