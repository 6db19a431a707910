// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen, within} from '@testing-library/react';
import {expect, it} from 'vitest';
import {TextButton} from '../../../../src/ui/actions/button.tsx';
import {FieldGroup} from '../../../../src/ui/form/fieldGroup.tsx';

it('names its fields and its own control as one group', () => {
  render(
    <FieldGroup legend="Gebruiker 2" action={<TextButton>Verwijder gebruiker 2</TextButton>}>
      <input aria-label="Voornaam" />
    </FieldGroup>,
  );

  const group = within(screen.getByRole('group', {name: 'Gebruiker 2'}));
  expect(group.getByRole('textbox', {name: 'Voornaam'})).toBeVisible();
  expect(group.getByRole('button', {name: 'Verwijder gebruiker 2'})).toBeVisible();
});
