import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {Requested} from '../../../../../machines/shared/draft/draft.ts';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {password, signedUp} from '../../../../support/people.ts';
import {describedBy, openScreen} from '../../../../support/screens/stage.tsx';

const PROBABLY_OURS =
  'Waarschijnlijk is je omgeving bij je vorige poging toch aangemaakt. ' +
  'Probeer in te loggen op acmetest.testwerf.example voordat je een ander webadres kiest.';

/** The web address of a visitor whose creation of another one, or of this one, was never answered. */
const findTaken = async (lost: Requested) => {
  const stage = await openScreen(freeFlow, 'account', {
    draft: {...signedUp, lost: [lost, {purpose: 'upgrade', domainName: 'third'}]},
    password: password(),
  });
  const domain = screen.getByRole('textbox', {name: 'Webadres'});
  await stage.user.click(domain);
  await stage.user.tab();
  await stage.answer('checkAvailability', {kind: 'taken'});
  return domain;
};

describe('a web address that is taken', () => {
  it.each([
    {purpose: 'signUp', domainName: 'other'},
    {purpose: 'upgrade', domainName: 'acmetest'},
  ] as const)('belongs to somebody else when the answer was lost for %o', async (lost) => {
    const domain = await findTaken(lost);

    expect(domain).toBeInvalid();
    expect(describedBy(domain)).not.toContain(PROBABLY_OURS);
  });
});
