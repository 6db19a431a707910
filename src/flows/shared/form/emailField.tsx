import {useRef} from 'react';
import {useTranslation} from 'react-i18next';
import {TextField, type TextFieldProps} from '../../../ui/form/field.tsx';
import {SuggestionList} from '../../../ui/form/suggestionList.tsx';
import {useFieldText} from '../../../ui/form/useFieldText.ts';
import {writeText} from '../../../ui/form/writeText.ts';
import {correctEmail} from './emailTypo.ts';
import type {FieldForm} from './wizardForm.ts';

type Props = {
  form: FieldForm;
  name: string;
} & Pick<TextFieldProps, 'label' | 'starred' | 'required' | 'autoComplete'>;

/** An email address; once left, it asks whether a well-known domain was meant, and goes on with either answer. */
export const EmailField = ({form, name, ...texts}: Props) => {
  const {t} = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const wasLeft = form.wasLeft(name);
  const typed = useFieldText(input, '', (text) => (wasLeft ? text : ''));
  const meant = correctEmail(typed);
  return (
    <TextField
      {...form.field(name)}
      {...texts}
      ref={input}
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      below={
        <SuggestionList
          title={t('form.emailMeant', {domain: meant?.domain ?? ''})}
          suggestions={meant ? [meant.address] : []}
          onPick={(address) => {
            if (!input.current) return;
            input.current.focus();
            writeText(input.current, address);
          }}
        />
      }
    />
  );
};
