import {object} from 'yup';
import {requiredText} from './textRule.ts';

/** The subscription step (specification 5): the number of users is required. */
export const subscriptionSchema = object({
  numberOfUsers: requiredText('form.missing.numberOfUsers'),
});
