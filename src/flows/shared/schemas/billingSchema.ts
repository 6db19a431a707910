import {object} from 'yup';
import {isDomainName, isInvoiceReference} from '../../../../machines/shared/draft/validity.ts';
import {requiredText, textRule} from './textRule.ts';

/**
 * The billing step (specification 5): an address, and an optional reference of at most 30 characters; an
 * upgrade may ask for the web address first.
 */
export const billingSchema = (asksDomain: boolean) =>
  object({
    domainName: textRule((text) =>
      asksDomain && !isDomainName(text) ? 'form.validation.domainname' : undefined,
    ),
    street: requiredText('form.missing.street'),
    houseNumber: requiredText('form.missing.houseNumber'),
    postalCode: requiredText('form.missing.postalCode'),
    city: requiredText('form.missing.city'),
    countryCode: requiredText('form.missing.countryCode'),
    invoiceReference: textRule((text) =>
      isInvoiceReference(text) ? undefined : 'form.validation.invoicereference',
    ),
  });
