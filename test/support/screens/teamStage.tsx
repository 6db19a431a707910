import {screen, within} from '@testing-library/react';
import type {TeamMember} from '../../../machines/shared/draft/draft.ts';
import {freeFlow} from '../../../src/flows/free/FreeFlow.tsx';
import {password, signedUp} from '../people.ts';
import {openScreen} from './stage.tsx';

/** The team step of FREE with these members. */
export const openTeam = (teamMembers: TeamMember[] = [], language: 'nl' | 'en' = 'nl') =>
  openScreen(freeFlow, 'team', {draft: {...signedUp, teamMembers}, password: password(), language});

export const press = (name: string) => screen.getByRole('button', {name});

/** The names of the rows that there are. */
export const rows = () => [...document.querySelectorAll('legend')].map((each) => each.textContent);

export const inRow = (number: number, label: string) =>
  within(screen.getByRole('group', {name: `Gebruiker ${number}`})).getByRole('textbox', {
    name: label,
  });
