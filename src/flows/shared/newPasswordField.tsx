import {useTranslation} from 'react-i18next';
import {type PasswordRule, passwordRules} from '../../../machines/shared/validity.ts';
import {PasswordField} from '../../ui/passwordField.tsx';
import {RuleChecklist} from '../../ui/ruleChecklist.tsx';

const RULES: readonly PasswordRule[] = ['length', 'uppercase', 'lowercase', 'digit'];

type Props = {
  id: string;
  password: string;
  defaultTyped: string | undefined;
  onChange: (typed: string) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Says why it is asked for again. */
  hint: string | undefined;
};

/** The password with its live checklist (specification 2.4 and 5). */
export const NewPasswordField = ({password, ...field}: Props) => {
  const {t} = useTranslation();
  const met = passwordRules(password);
  return (
    <PasswordField
      {...field}
      name="password"
      label={t('start.password')}
      starred
      required
      showText={t('start.showPassword')}
      hideText={t('start.hidePassword')}
      capsLockText={t('start.capsLock')}
      autoComplete="new-password"
      describedBy="passwordRules"
    >
      <RuleChecklist
        id="passwordRules"
        title={t('start.passwordRules.title')}
        rules={RULES.map((rule) => ({
          id: rule,
          text: t(`start.passwordRules.${rule}`),
          met: met[rule],
        }))}
        metText={t('start.passwordRules.met')}
        unmetText={t('start.passwordRules.unmet')}
      />
    </PasswordField>
  );
};
