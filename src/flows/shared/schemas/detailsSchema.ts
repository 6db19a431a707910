import {object} from 'yup';
import {isEmail, isFilled} from '../../../../machines/shared/draft/validity.ts';
import {requiredText, textRule} from './textRule.ts';

/** The more-info step (specification 5); the telephone field has two readings. */
export const detailsSchema = (telephoneRequired: boolean) =>
  object({
    firstName: requiredText('form.missing.firstName'),
    lastName: requiredText('form.missing.lastName'),
    companyName: requiredText('form.missing.companyName'),
    email: textRule((text) => {
      if (!isFilled(text)) return 'form.missing.email';
      return isEmail(text) ? undefined : 'form.validation.email';
    }),
    telephone: telephoneRequired
      ? requiredText('form.missing.telephone')
      : textRule(() => undefined),
  });
