import {array, object, string, ValidationError} from 'yup';
import {type MemberProblem, teamProblems} from '../../../../machines/shared/team.ts';
import type {TextKey} from '../../../i18n/textKey.ts';

const messages: Record<MemberProblem, TextKey> = {
  required: 'form.validation.requiredfields',
  email: 'form.validation.email',
  duplicate: 'form.validation.emailalreadyused',
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
          Object.entries(problems).map(
            ([field, problem]) =>
              new ValidationError(messages[problem], undefined, `teamMembers[${row}].${field}`),
          ),
        );
        return errors.length === 0 || new ValidationError(errors);
      }),
  });
