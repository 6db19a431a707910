import {useTranslation} from 'react-i18next';
import {emptyMember, type TeamMember} from '../../../../machines/shared/draft.ts';
import {MAX_TEAM_MEMBERS} from '../../../../machines/shared/limits.ts';
import {TextButton} from '../../../ui/actions/button.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {useFlow} from '../contract/flowContext.ts';
import {MainUser} from '../form/mainUser.tsx';
import {MemberRow} from '../form/memberRow.tsx';
import {teamSchema} from '../schemas/teamSchema.ts';
import {StepButtons} from '../form/stepButtons.tsx';
import {useRowFocus} from '../form/useRowFocus.ts';
import {useWizardForm} from '../form/wizardForm.ts';
import {WizardFormFrame} from '../form/wizardFormFrame.tsx';

type Values = {teamMembers: TeamMember[]};

const same = (values: Values) => values;

/** The add-team-members step (specification 2.6): up to three rows, or skip. */
export const TeamScreen = () => {
  const {t} = useTranslation();
  const {actor} = useFlow();
  const {draft} = actor.getSnapshot().context;
  const form = useWizardForm<Values>({
    initialValues: {
      teamMembers: draft.teamMembers.length > 0 ? draft.teamMembers : [emptyMember],
    },
    schema: teamSchema(draft.email),
    toDraft: same,
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
  const names = teamMembers.flatMap((_, row) =>
    ['firstName', 'lastName', 'email'].map((field) => `teamMembers.${row}.${field}`),
  );
  const lastRow = teamMembers.length - 1;
  const {addButton, removeButton} = useRowFocus(
    teamMembers.length,
    form.fieldId(`teamMembers.${lastRow}.firstName`),
  );

  return (
    <>
      <ScreenHeading subtitle={t('team.intro', {max: MAX_TEAM_MEMBERS})}>
        {t('team.title')}
      </ScreenHeading>
      <MainUser {...draft} />
      <WizardFormFrame form={form} names={names} hasRequired={false}>
        {teamMembers.map((_, row) => (
          <MemberRow
            // oxlint-disable-next-line react/no-array-index-key -- rows are only added and removed at the end
            key={row}
            row={row}
            form={form}
            removeButton={removeButton}
            onRemove={row === lastRow && row > 0 ? removeLast : undefined}
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
