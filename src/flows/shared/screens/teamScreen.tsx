import {setIn} from 'formik';
import {useTranslation} from 'react-i18next';
import {emptyMember, type TeamMember} from '../../../../machines/shared/draft/draft.ts';
import {MAX_TEAM_MEMBERS} from '../../../../machines/shared/limits.ts';
import {TextButton} from '../../../ui/actions/button.tsx';
import {writeText} from '../../../ui/form/writeText.ts';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {useFlow} from '../contract/flowContext.ts';
import {MainUser} from '../team/mainUser.tsx';
import {MemberRow} from '../team/memberRow.tsx';
import {teamSchema} from '../schemas/teamSchema.ts';
import {StepButtons} from '../form/stepButtons.tsx';
import {useRowFocus} from '../team/useRowFocus.ts';
import {useWizardForm} from '../form/wizardForm.ts';
import {WizardFormFrame} from '../form/wizardFormFrame.tsx';

type Values = {teamMembers: TeamMember[]};

/** The add-team-members step (specification 2.6): up to three rows, or skip. The last one can go, any other be emptied. */
export const TeamScreen = () => {
  const {t} = useTranslation();
  const {actor} = useFlow();
  const {draft} = actor.getSnapshot().context;
  const form = useWizardForm<Values>({
    initialValues: {
      teamMembers: draft.teamMembers.length > 0 ? draft.teamMembers : [emptyMember],
    },
    schema: teamSchema(draft.email),
    toDraft: (values) => values,
    onSubmit: ({teamMembers}) => actor.send({type: 'team.submit', teamMembers}),
  });
  const {values, setValues, touched, setTouched} = form.formik;
  const {teamMembers} = values;
  const add = () => void setValues({teamMembers: [...form.read().teamMembers, emptyMember]});
  const removeLast = () => {
    void setValues({teamMembers: form.read().teamMembers.slice(0, -1)});
    const left = Array.isArray(touched.teamMembers) ? touched.teamMembers : [];
    void setTouched({teamMembers: left.slice(0, teamMembers.length - 1)}, false);
  };
  const empty = (row: number) => {
    const fields = document.querySelectorAll<HTMLInputElement>(`[name^="teamMembers.${row}."]`);
    for (const field of fields) {
      field.focus();
      writeText(field, '');
    }
    void setValues(form.read());
    void setTouched(setIn(touched, `teamMembers.${row}`, undefined), false);
    fields[0]?.focus();
  };
  const names = teamMembers.flatMap((_, row) =>
    ['firstName', 'lastName', 'email'].map((field) => `teamMembers.${row}.${field}`),
  );
  const lastRow = teamMembers.length - 1;
  const {addButton, removeButton} = useRowFocus(
    teamMembers.length,
    form.fieldId(`teamMembers.${lastRow}.firstName`),
  );

  const actionOf = (row: number) => {
    const number = row + 2;
    if (row < lastRow)
      return <TextButton onClick={() => empty(row)}>{t('team.clear', {number})}</TextButton>;
    if (row === 0) return undefined;
    return (
      <TextButton ref={removeButton} onClick={removeLast}>
        {t('team.remove', {number})}
      </TextButton>
    );
  };

  return (
    <>
      <ScreenHeading subtitle={t('team.intro', {max: MAX_TEAM_MEMBERS})}>
        {t('team.title')}
      </ScreenHeading>
      <MainUser {...draft} />
      <WizardFormFrame form={form} names={names} requiredNote={t('team.requiredNote')}>
        {teamMembers.map((_, row) => (
          <MemberRow
            // oxlint-disable-next-line react/no-array-index-key -- rows are only added and removed at the end
            key={row}
            row={row}
            form={form}
            action={actionOf(row)}
          />
        ))}
        {teamMembers.length < MAX_TEAM_MEMBERS && (
          <div>
            <TextButton ref={addButton} onClick={add}>
              {t('team.add')}
            </TextButton>
          </div>
        )}
        <StepButtons>
          <TextButton onClick={() => actor.send({type: 'team.skip'})}>
            {t('actions.skip')}
          </TextButton>
        </StepButtons>
      </WizardFormFrame>
    </>
  );
};
