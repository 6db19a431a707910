import {object} from 'yup';
import {textRule} from './textRule.ts';

/** The example-data step (specification 5): a choice is required. */
export const exampleDataSchema = object({
  exampleData: textRule((choice) => (choice === '' ? 'form.validation.exampledata' : undefined)),
});
