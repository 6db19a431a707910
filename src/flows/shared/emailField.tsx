import {useRef} from 'react';
import {useTranslation} from 'react-i18next';
import {TextField, type TextFieldProps} from '../../ui/field.tsx';
import {SuggestionList} from '../../ui/suggestionList.tsx';
import {correctEmail} from './emailTypo.ts';
import type {useWizardForm} from './wizardForm.ts';

type Props = {
  form: Pick<ReturnType<typeof useWizardForm>, 'field' | 'wasLeft' | 'setText'>;
  name: string;
} & Pick<TextFieldProps, 'label' | 'starred' | 'required' | 'autoComplete'>;

/** An email address; once left, it asks whether a well-known domain was meant, and goes on with either answer. */
export const EmailField = ({form, name, ...texts}: Props) => {
  const {t} = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const field = form.field(name);
  const meant = form.wasLeft(name) ? correctEmail(field.value) : undefined;
  return (
    <TextField
      {...field}
      {...texts}
      ref={input}
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      below={
        <SuggestionList
          title={t('form.emailMeant', {domain: meant?.domain ?? ''})}
          suggestions={meant ? [meant.address] : []}
          onPick={(address) => {
            form.setText(name, address);
            input.current?.focus();
          }}
        />
      }
    />
  );
};
