import {useTranslation} from 'react-i18next';
import {tidyDomainName} from '../../../machines/shared/tidy.ts';
import {TextField} from '../../ui/field.tsx';
import {useFlow, useFlowSelector} from './flowContext.ts';
import {isChecking} from './flowActor.ts';
import type {useWizardForm} from './wizardForm.ts';

type Props = {
  field: ReturnType<ReturnType<typeof useWizardForm>['field']>;
  /** Says that no environment has this web address. */
  unknown: string | undefined;
  /** The form is being sent. */
  isSending: boolean;
};

/** The web address of the environment that is to be upgraded. */
export const ExistingDomainField = ({field, unknown, isSending}: Props) => {
  const {t} = useTranslation();
  const {actor, settings} = useFlow();
  // Editing it calls off the look-up, but nothing that comes after it.
  const isConfirming = useFlowSelector(isChecking);
  return (
    <TextField
      {...field}
      readOnly={isSending && !isConfirming}
      label={t('billing.domainName')}
      starred
      required
      error={field.error ?? unknown}
      onChange={(change) => {
        field.onChange(change);
        if (tidyDomainName(change.target.value) !== tidyDomainName(field.value)) {
          actor.send({type: 'domain.edit'});
        }
      }}
      suffix={settings.environmentSuffix}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
};
