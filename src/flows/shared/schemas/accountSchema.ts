import {boolean, object} from 'yup';
import {isDomainName, isStrongPassword} from '../../../../machines/shared/draft/validity.ts';
import {textRule} from './textRule.ts';

/** The start step (specification 5): web address, password, terms. */
export const accountSchema = object({
  domainName: textRule((text) => (isDomainName(text) ? undefined : 'form.validation.domainname')),
  password: textRule((text) => (isStrongPassword(text) ? undefined : 'form.validation.password')),
  acceptTermsAndConditions: boolean().oneOf([true], 'form.validation.terms'),
});
