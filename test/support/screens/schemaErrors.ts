import {type FormikErrors, validateYupSchema, yupToFormErrors} from 'formik';
import type {AnyObjectSchema} from 'yup';

/** What a form shows for these values: keys of messages by field, as Formik hands them to the screens. */
export const errorsOf = async <V extends object>(
  schema: AnyObjectSchema,
  values: V,
): Promise<FormikErrors<V>> => {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors<V>(error);
  }
};
