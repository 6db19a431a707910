import type {TeamMember} from './draft.ts';
import {emailKey, tidyText} from './tidy.ts';
import {isEmail, isFilled} from './validity.ts';

export type MemberProblem = 'required' | 'email' | 'duplicate';
export type MemberProblems = Partial<Record<keyof TeamMember, MemberProblem>>;

export const MEMBER_FIELDS = ['firstName', 'lastName', 'email'] as const;

export const isEmptyMember = (member: TeamMember): boolean =>
  MEMBER_FIELDS.every((field) => !isFilled(member[field]));

/** A member is included only when all three fields are filled (specification 3.2). */
export const isCompleteMember = (member: TeamMember): boolean =>
  MEMBER_FIELDS.every((field) => isFilled(member[field]));

/** First and last name, as a person is called on the screen. */
export const fullName = ({firstName, lastName}: Pick<TeamMember, 'firstName' | 'lastName'>) =>
  `${tidyText(firstName)} ${tidyText(lastName)}`;

/** The full names of the members that are included. */
export const memberNames = (members: readonly TeamMember[]): readonly string[] =>
  members.filter(isCompleteMember).map(fullName);

const emailProblem = (email: string, taken: ReadonlySet<string>): MemberProblem | undefined => {
  if (!isFilled(email)) return 'required';
  if (!isEmail(email)) return 'email';
  return taken.has(emailKey(email)) ? 'duplicate' : undefined;
};

/**
 * What stands in the way of each row (specification 5): an entirely empty row is no member, a half-filled
 * one misses fields, an address may belong to the main user or an earlier row.
 */
export const teamProblems = (
  members: readonly TeamMember[],
  ownEmail: string,
): readonly MemberProblems[] => {
  const taken = new Set(isFilled(ownEmail) ? [emailKey(ownEmail)] : []);
  return members.map((member) => {
    if (isEmptyMember(member)) return {};
    const problems: MemberProblems = {};
    if (!isFilled(member.firstName)) problems.firstName = 'required';
    if (!isFilled(member.lastName)) problems.lastName = 'required';
    const email = emailProblem(member.email, taken);
    if (email) problems.email = email;
    if (isFilled(member.email)) taken.add(emailKey(member.email));
    return problems;
  });
};

export const isTeamValid = (members: readonly TeamMember[], ownEmail: string): boolean =>
  teamProblems(members, ownEmail).every((problems) => Object.keys(problems).length === 0);
