import {type FormikValues, getIn, useFormik} from 'formik';
import {
  startTransition,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import {flushSync} from 'react-dom';
import {useTranslation} from 'react-i18next';
import type {AnyObjectSchema} from 'yup';
import type {Draft} from '../../../../machines/shared/draft/draft.ts';
import type {Secret} from '../../../../machines/shared/secret.ts';
import {isMissingKey, type TextKey} from '../../../i18n/textKey.ts';
import {ARRIVING} from '../../../browser/arriving.ts';
import {controlsIn, fillIn, type FormControl, isChoice} from '../../../ui/form/formControls.ts';
import {useAfterPress} from '../../../ui/actions/useAfterPress.ts';
import {isSendingIn} from '../contract/flowActor.ts';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import {valuesIn} from './nativeForm.ts';

type Settings<V extends FormikValues> = {
  initialValues: V;
  schema: AnyObjectSchema;
  /** What of the form is kept once a field or the step is left (specification 3.1). */
  toDraft: (values: V) => Partial<Draft>;
  /** What is kept in memory alone. */
  toPassword?: (values: V) => Secret;
  /** Called with the name of a field that was left, and what the form then holds. */
  onLeave?: (name: string, values: V) => void;
  onSubmit: (values: V) => void;
};

/** Formik's error at a path; the schemas' messages are keys of the translations. */
const keyAt = (errors: unknown, name: string): TextKey | undefined => getIn(errors, name);

const fieldId = (name: string): string => name.replace(/\W+/g, '-');

/**
 * A Formik form of the wizard. What is filled in stands in the native form alone; Formik and the draft get its
 * values when a field is left, and Formik once more on submit.
 */
export const useWizardForm = <V extends FormikValues>({
  initialValues,
  schema,
  toDraft,
  toPassword,
  onLeave,
  onSubmit,
}: Settings<V>) => {
  const {t} = useTranslation();
  const {actor} = useFlow();
  const native = useRef<HTMLFormElement>(null);
  const formik = useFormik<V>({initialValues, validationSchema: schema, onSubmit});
  const {values, errors, touched, submitCount} = formik;
  const known = useRef({values, touched});
  const saved = useRef(values);
  const afterPress = useAfterPress();
  const isSending = useFlowSelector(isSendingIn);

  useLayoutEffect(() => {
    known.current = {values, touched};
  });
  const read = (): V => {
    const last = known.current.values;
    return native.current ? valuesIn(native.current, last) : last;
  };

  const save = (held: V) => {
    if (saved.current === held || isSendingIn(actor.getSnapshot())) return;
    saved.current = held;
    const password = toPassword?.(held);
    actor.send({type: 'draft.save', values: toDraft(held), ...(password && {password})});
  };

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
  /** What the summary says of a field. */
  const summaryLine = (name: string): string | undefined => {
    const key = errorKey(name);
    return key && t(isMissingKey(key) ? 'form.validation.requiredfields' : key);
  };

  const fillInForm = useEffectEvent(() => {
    if (native.current) fillIn(native.current, (name) => getIn(formik.initialValues, name));
  });
  const keep = useEffectEvent(() => {
    if (isSending) return;
    const held = read();
    if (held !== values) void formik.setValues(held, false);
    save(held);
  });
  useLayoutEffect(() => fillInForm(), []);
  // Also what was filled in before the page answered, or while a request ran.
  useEffect(() => keep(), [values, isSending]);
  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener(ARRIVING, keepNow);
    window.addEventListener('pagehide', keepNow, true);
    return () => {
      window.removeEventListener(ARRIVING, keepNow);
      window.removeEventListener('pagehide', keepNow, true);
    };
  }, []);

  /** Gives Formik the validated values of the form: an earlier error may be corrected by now. */
  const judge = async (held: V, left?: string) => {
    await formik.validateForm(held);
    if (left) {
      void formik.setValues(held, false);
      void formik.setFieldTouched(left, true, false);
    } else {
      // The next key comes first.
      startTransition(() => void formik.setValues(held, false));
    }
  };

  const leave = (name: string) => {
    // After the press that submitted the form.
    if (!native.current || isSendingIn(actor.getSnapshot())) return;
    const held = read();
    save(held);
    onLeave?.(name, held);
    // The press submitted the form, which judged them all.
    if (held === known.current.values && getIn(known.current.touched, name) === true) return;
    void judge(held, name);
  };

  return {
    formik,
    attempt: submitCount,
    error,
    summaryLine,
    wasLeft,
    fieldId,
    /** What the form holds now; `formik.values` is what it held when a field was left. */
    read,
    /** Props of a control bound to a value. */
    field: (name: string) => ({
      id: fieldId(name),
      name,
      error: error(name),
      readOnly: isSending,
    }),
    /** Props of the form itself. */
    native: {
      ref: native,
      onBlur: ({target}: SyntheticEvent<Element, FocusEvent>) => {
        const {name} = target as FormControl;
        if (name && getIn(values, name) !== undefined) afterPress(() => leave(name));
      },
      /** Formik gets choices at once, for what depends on them, and keys only while an error is shown, so that it goes. */
      onInput: ({target}: SyntheticEvent<HTMLFormElement>) => {
        const controls = native.current ? controlsIn(native.current) : [];
        const isTyped = target instanceof HTMLInputElement && !isChoice(target);
        if (isTyped && !controls.some(({name}) => errorKey(name))) return;
        void judge(read());
      },
      // The step may be left by it, which takes the form away.
      onClickCapture: () => save(read()),
      onSubmit: () => {
        const held = read();
        save(held);
        // Formik submits what it last rendered with.
        if (held !== values) flushSync(() => void formik.setValues(held, false));
        // What is judged is rendered together with what was found.
        startTransition(() => formik.handleSubmit());
      },
    },
  };
};

type Whole = ReturnType<typeof useWizardForm>;

/** What the frame of a form takes of it. */
export type WizardForm = Pick<Whole, 'attempt' | 'summaryLine' | 'native' | 'fieldId'>;
/** What a field takes of its form. */
export type FieldForm = Pick<Whole, 'field' | 'wasLeft'>;
