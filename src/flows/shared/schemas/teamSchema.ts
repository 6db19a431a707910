import {array, object, string, ValidationError} from 'yup';
import type {TeamMember} from '../../../../machines/shared/draft/draft.ts';
import {
  MEMBER_FIELDS,
  type MemberProblem,
  teamProblems,
} from '../../../../machines/shared/draft/team.ts';
import type {TextKey} from '../../../i18n/textKey.ts';

const messageFor = (field: keyof TeamMember, problem: MemberProblem): TextKey => {
  if (problem === 'required') return `form.missing.member.${field}`;
  return problem === 'email' ? 'form.validation.email' : 'form.validation.emailalreadyused';
};

const memberSchema = object({
  firstName: string().ensure(),
  lastName: string().ensure(),
  email: string().ensure(),
});

/** The add-team-members step (specification 5); an entirely empty row is no member. */
export const teamSchema = (ownEmail: string) =>
  object({
    teamMembers: array()
      .of(memberSchema)
      .ensure()
      .test('team', (members) => {
        const errors = teamProblems(members ?? [], ownEmail).flatMap((problems, row) =>
          MEMBER_FIELDS.flatMap((field) => {
            const problem = problems[field];
            const path = `teamMembers[${row}].${field}`;
            return problem ? new ValidationError(messageFor(field, problem), undefined, path) : [];
          }),
        );
        return errors.length === 0 || new ValidationError(errors);
      }),
  });
