import {type FormikValues, getIn, useFormik} from 'formik';
import {useCallback, useEffect, useRef} from 'react';
import {useTranslation} from 'react-i18next';
import type {AnyObjectSchema} from 'yup';
import type {Draft} from '../../../machines/shared/draft.ts';
import type {Secret} from '../../../machines/shared/secret.ts';
import type {TextKey} from '../../i18n/textKey.ts';
import {useFlow, useFlowSelector} from './flowContext.ts';

type Settings<V extends FormikValues> = {
  initialValues: V;
  schema: AnyObjectSchema;
  /** What of the form is kept while it is being typed (specification 3.1). */
  toDraft: (values: V) => Partial<Draft>;
  /** What is kept in memory alone. */
  toPassword?: (values: V) => Secret;
  onSubmit: (values: V) => void;
};

/** Formik's error at a path; the schemas' messages are keys of the translations. */
const keyAt = (errors: unknown, name: string): TextKey | undefined => getIn(errors, name);

const fieldId = (name: string): string => name.replace(/\W+/g, '-');

/** A Formik form of the wizard: what is typed goes to the draft, errors are shown when they help. */
export const useWizardForm = <V extends FormikValues>({
  initialValues,
  schema,
  toDraft,
  toPassword,
  onSubmit,
}: Settings<V>) => {
  const {t} = useTranslation();
  const {actor} = useFlow();
  const formik = useFormik<V>({initialValues, validationSchema: schema, onSubmit});
  const saved = useRef(formik.values);
  const {values, errors, touched, submitCount, setFieldValue} = formik;
  const change = useCallback(
    ({target: {name, value}}: {target: HTMLInputElement | HTMLSelectElement}) =>
      void setFieldValue(name, value),
    [setFieldValue],
  );

  // What is being sent stays as it was submitted; edits made meanwhile are kept once the work ends.
  const isSending = useFlowSelector(
    (snapshot) => snapshot.hasTag('busy') && !snapshot.hasTag('preparing'),
  );
  useEffect(() => {
    if (isSending || saved.current === values) return;
    saved.current = values;
    const password = toPassword?.(values);
    actor.send({type: 'draft.save', values: toDraft(values), ...(password && {password})});
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the values is worth saving
  }, [actor, values, isSending]);

  /** The field was filled in and left. */
  const wasLeft = (name: string): boolean => {
    const typed = getIn(values, name) !== '' && getIn(values, name) !== false;
    return typed && getIn(touched, name) === true;
  };
  const errorKey = (name: string): TextKey | undefined =>
    submitCount > 0 || wasLeft(name) ? keyAt(errors, name) : undefined;
  const error = (name: string): string | undefined => {
    const key = errorKey(name);
    return key && t(key);
  };

  /** What is right goes on in one drawing; Formik's own submit draws the form twice before that. */
  const submit = () => {
    const goOn = () => {
      onSubmit(values);
      // Of fields that were filled in together, Formik has judged each as if the others were still empty.
      formik.setFormikState((state) => ({
        ...state,
        errors: {},
        submitCount: state.submitCount + 1,
      }));
    };
    void schema.validate(values).then(goOn, () => formik.handleSubmit());
  };

  return {
    formik,
    isSending,
    attempt: submitCount,
    error,
    wasLeft,
    setText: (name: string, text: string) => void setFieldValue(name, text),
    /** Props of a text field or select bound to a value. */
    field: (name: string) => ({
      id: fieldId(name),
      name,
      value: getIn(values, name) as string,
      onChange: change,
      onBlur: formik.handleBlur,
      error: error(name),
    }),
    submit,
    fieldId,
  };
};

export type WizardForm = Pick<
  ReturnType<typeof useWizardForm>,
  'attempt' | 'error' | 'submit' | 'fieldId'
>;
