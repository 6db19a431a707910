import type {ReactNode} from 'react';
import {useTranslation} from 'react-i18next';
import {emptyMember} from '../../../../machines/shared/draft/draft.ts';
import {isEmptyMember} from '../../../../machines/shared/draft/team.ts';
import {TextField} from '../../../ui/form/field.tsx';
import {FieldGroup, FieldPair} from '../../../ui/form/fieldGroup.tsx';
import {EmailField} from '../form/emailField.tsx';
import {useFlowSelector} from '../contract/flowContext.ts';
import type {FieldForm} from '../form/wizardForm.ts';

type Props = {
  /** 0 for user 2, the first row. */
  row: number;
  form: FieldForm;
  /** What can be done with the whole row. */
  action: ReactNode;
};

/** One invited colleague; browsers must not offer the visitor's own data here. */
export const MemberRow = ({row, form, action}: Props) => {
  const {t} = useTranslation();
  const nameOf = (field: 'firstName' | 'lastName' | 'email') => `teamMembers.${row}.${field}`;
  // An entirely empty row is no member.
  const isJudged = useFlowSelector(
    ({context}) => !isEmptyMember(context.draft.teamMembers[row] ?? emptyMember),
  );
  const judged = {starred: isJudged, required: isJudged};
  const of = (name: 'firstName' | 'lastName') => ({
    ...judged,
    ...form.field(nameOf(name)),
    label: t(`team.${name}`),
    autoComplete: 'off',
  });
  return (
    <FieldGroup legend={t('team.member', {number: row + 2})} action={action}>
      <FieldPair>
        <TextField {...of('firstName')} />
        <TextField {...of('lastName')} />
      </FieldPair>
      <EmailField
        {...judged}
        form={form}
        name={nameOf('email')}
        label={t('team.email')}
        autoComplete="off"
      />
    </FieldGroup>
  );
};
