import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import Dialog from './Dialog.svelte';

beforeAll(async () => {
  // jsdom neither shows dialogs nor measures.
  HTMLDialogElement.prototype.showModal = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await setLanguage('en');
});

it('closes nothing any more once another has taken its place', async () => {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<p>salt</p>' }));
  const shown = mount(Dialog, { target: document.body, props: { title: 'Salt', onclose, children } });
  flushSync();
  const dialog = document.querySelector('dialog');
  dialog?.dispatchEvent(new Event('close'));
  expect(onclose).toHaveBeenCalledTimes(1);
  await unmount(shown);
  dialog?.dispatchEvent(new Event('close'));
  expect(onclose).toHaveBeenCalledTimes(1);
});
