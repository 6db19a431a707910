import {useTranslation} from 'react-i18next';
import {TextButton} from '../../ui/button.tsx';
import {TextField} from '../../ui/field.tsx';
import {FieldGroup, FieldPair} from '../../ui/fieldGroup.tsx';
import type {useWizardForm} from './wizardForm.ts';

type Props = {
  /** 0 for user 2, the first row. */
  row: number;
  field: ReturnType<typeof useWizardForm>['field'];
  onRemove: (() => void) | undefined;
};

/** One invited colleague; browsers must not offer the visitor's own data here. */
export const MemberRow = ({row, field, onRemove}: Props) => {
  const {t} = useTranslation();
  const number = row + 2;
  const of = (name: 'firstName' | 'lastName' | 'email') => ({
    ...field(`teamMembers.${row}.${name}`),
    label: t(`team.${name}`),
    autoComplete: 'off',
  });
  return (
    <FieldGroup
      legend={t('team.member', {number})}
      action={onRemove && <TextButton onClick={onRemove}>{t('team.remove', {number})}</TextButton>}
    >
      <FieldPair>
        <TextField {...of('firstName')} />
        <TextField {...of('lastName')} />
      </FieldPair>
      <TextField {...of('email')} inputMode="email" autoCapitalize="none" spellCheck={false} />
    </FieldGroup>
  );
};
