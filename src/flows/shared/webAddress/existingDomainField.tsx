import {useTranslation} from 'react-i18next';
import {TextField} from '../../../ui/form/field.tsx';
import {isChecking} from '../contract/flowActor.ts';
import {useFlow, useFlowSelector} from '../contract/flowContext.ts';
import type {FieldForm} from '../form/wizardForm.ts';

type Props = {
  field: ReturnType<FieldForm['field']>;
  onEdit: (domainName: string) => void;
  /** Says that no environment has this web address. */
  unknown: string | undefined;
};

/** The web address of the environment that is to be upgraded. */
export const ExistingDomainField = ({field, onEdit, unknown}: Props) => {
  const {t} = useTranslation();
  const {settings} = useFlow();
  // Editing it calls off the look-up, but nothing that comes after it.
  const isConfirming = useFlowSelector(isChecking);
  return (
    <TextField
      {...field}
      readOnly={field.readOnly && !isConfirming}
      label={t('billing.domainName')}
      starred
      required
      error={field.error ?? unknown}
      onInput={({currentTarget}) => onEdit(currentTarget.value)}
      suffix={settings.environmentSuffix}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
};
