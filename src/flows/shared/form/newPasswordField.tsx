import {useRef} from 'react';
import {useTranslation} from 'react-i18next';
import {type PasswordRule, passwordRules} from '../../../../machines/shared/draft/validity.ts';
import {PasswordField} from '../../../ui/password/passwordField.tsx';
import {RuleChecklist} from '../../../ui/password/ruleChecklist.tsx';
import {useFieldText} from '../../../ui/form/useFieldText.ts';

const RULES: readonly PasswordRule[] = ['length', 'uppercase', 'lowercase', 'digit'];

/** As one text, which stays the same while keys change nothing of it. */
const rulesMet = (password: string): string => {
  const met = passwordRules(password);
  return RULES.filter((rule) => met[rule]).join(' ');
};

type Props = {
  id: string;
  name: string;
  /** What it is filled in with. */
  initial: string;
  error: string | undefined;
  /** Says why it is asked for again. */
  hint: string | undefined;
  readOnly: boolean;
};

/** The password with its live checklist (specification 2.4 and 5). */
export const NewPasswordField = ({initial, ...field}: Props) => {
  const {t} = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const met = useFieldText(input, initial, rulesMet);
  return (
    <PasswordField
      {...field}
      ref={input}
      label={t('start.password')}
      starred
      required
      showText={t('start.showPassword')}
      hideText={t('start.hidePassword')}
      capsLockText={t('start.capsLock')}
      describedBy="passwordRules"
    >
      <RuleChecklist
        id="passwordRules"
        title={t('start.passwordRules.title')}
        rules={RULES.map((rule) => ({
          id: rule,
          text: t(`start.passwordRules.${rule}`),
          met: met.includes(rule),
        }))}
        metText={t('start.passwordRules.met')}
        unmetText={t('start.passwordRules.unmet')}
      />
    </PasswordField>
  );
};
