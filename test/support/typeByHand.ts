import {fireEvent} from '@testing-library/react';

/** Puts a text into an input as a person's keys do: in an event that no script can make. */
export const typeByHand = (input: HTMLInputElement, text: string): void => {
  const event = new InputEvent('input', {bubbles: true, inputType: 'insertText'});
  Object.defineProperty(event, 'isTrusted', {value: true});
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  fireEvent(input, event);
};
