import { describe, expect, it } from 'vitest';
import { pressed } from './shortcuts';

/** What the key T asks for while an element has the focus. */
function pressedIn(focused: Element): ReturnType<typeof pressed> {
  let asked: ReturnType<typeof pressed>;
  const listen = (event: KeyboardEvent): void => {
    asked = pressed(event);
  };
  document.addEventListener('keydown', listen);
  focused.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
  document.removeEventListener('keydown', listen);
  return asked;
}

describe('a key', () => {
  it('asks for what its letter stands for', () => {
    expect(pressedIn(document.body)).toEqual({ shortcut: 'tools' });
  });

  it('asks for nothing while somebody types', () => {
    const field = document.body.appendChild(document.createElement('input'));
    expect(pressedIn(field)).toBeUndefined();
    field.remove();
  });

  it('is heard although a dialog that was just closed still has the focus', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const field = dialog.appendChild(document.createElement('input'));
    dialog.setAttribute('open', '');
    expect(pressedIn(field)).toBeUndefined();
    dialog.removeAttribute('open');
    expect(pressedIn(field)).toEqual({ shortcut: 'tools' });
    dialog.remove();
  });
});
