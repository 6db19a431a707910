import {string} from 'yup';
import {isFilled} from '../../../../machines/shared/draft/validity.ts';
import type {MissingKey, TextKey} from '../../../i18n/textKey.ts';

/** A text field with one rule, which names the message to show, or nothing. Empty counts as ''. */
export const textRule = (messageFor: (text: string) => TextKey | undefined) =>
  string()
    .ensure()
    .test('rule', function rule(text) {
      const message = messageFor(text);
      return message === undefined || this.createError({message});
    });

/** A text field that must be filled in. */
export const requiredText = (message: MissingKey) =>
  textRule((text) => (isFilled(text) ? undefined : message));
