import {object} from 'yup';
import {isEmail, isFilled} from '../../../../machines/shared/validity.ts';
import {textRule} from './textRule.ts';

export const requiredText = () =>
  textRule((text) => (isFilled(text) ? undefined : 'form.validation.requiredfields'));

/** The more-info step (specification 5); the telephone field has two readings. */
export const detailsSchema = (telephoneRequired: boolean) =>
  object({
    firstName: requiredText(),
    lastName: requiredText(),
    companyName: requiredText(),
    email: textRule((text) => {
      if (!isFilled(text)) return 'form.validation.requiredfields';
      return isEmail(text) ? undefined : 'form.validation.email';
    }),
    telephone: telephoneRequired ? requiredText() : textRule(() => undefined),
  });
