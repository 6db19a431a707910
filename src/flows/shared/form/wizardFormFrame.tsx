import {type ReactNode, useEffect} from 'react';
import {useTranslation} from 'react-i18next';
import {ErrorSummary} from '../../../ui/feedback/errorSummary.tsx';
import {Form} from '../../../ui/form/form.tsx';
import {FormNote} from '../../../ui/form/formNote.tsx';
import {useFlow} from '../contract/flowContext.ts';
import type {WizardForm} from './wizardForm.ts';

type Props = {
  form: WizardForm;
  /** Names of the fields in the order they stand, so that the summary follows the page. */
  names: readonly string[];
  /** Errors that the machine found, by field name. */
  foreignErrors?: Partial<Record<string, string>>;
  /** Failed tries that came before this form was rendered. */
  earlierAttempts?: number;
  /** Says what is required, in place of the usual note on the star; empty for no note. */
  requiredNote?: string;
  children: ReactNode;
};

/** The frame of every wizard form: the error summary above it, the note on required fields, the form. */
export const WizardFormFrame = ({
  form,
  names,
  foreignErrors = {},
  earlierAttempts = 0,
  requiredNote,
  children,
}: Props) => {
  const {t} = useTranslation();
  const {setHasErrors} = useFlow();
  const note = requiredNote ?? t('form.requiredNote');
  const attempt = form.attempt + earlierAttempts;
  const lines = names.flatMap((name) => {
    const text = form.summaryLine(name) ?? foreignErrors[name];
    return text ? [{fieldId: form.fieldId(name), text}] : [];
  });
  const errors = lines.filter(
    ({text}, index) => lines.findIndex((line) => line.text === text) === index,
  );
  const hasErrors = attempt > 0 && errors.length > 0;

  useEffect(() => {
    setHasErrors(hasErrors);
    return () => setHasErrors(false);
  }, [hasErrors, setHasErrors]);

  return (
    <>
      <ErrorSummary title={t('errorSummary.title')} errors={errors} attempt={attempt} />
      <Form {...form.native}>
        {note && <FormNote>{note}</FormNote>}
        {children}
      </Form>
    </>
  );
};
