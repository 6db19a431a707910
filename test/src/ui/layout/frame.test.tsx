import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {expect, it} from 'vitest';
import {Frame} from '../../../../src/ui/layout/frame.tsx';
import {ScreenHeading} from '../../../../src/ui/layout/screenHeading.tsx';

function Page({children}: {children?: ReactNode}) {
  return (
    <Frame
      wide
      skipText="Naar de inhoud"
      logo={<a href="https://www.testwerf.example">Testwerf</a>}
      languageSwitch={null}
      progress={null}
      footer={null}
    >
      {children}
    </Frame>
  );
}

it('skips to the heading of the screen and leaves the address alone', async () => {
  render(
    <Page>
      <ScreenHeading>Vertel ons wie je bent</ScreenHeading>
    </Page>,
  );
  const address = window.location.href;

  await userEvent.tab();
  expect(screen.getByRole('link', {name: 'Naar de inhoud'})).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  expect(screen.getByRole('heading', {level: 1})).toHaveFocus();
  expect(window.location.href).toBe(address);
});

it('skips to the main part when a screen has no heading yet', async () => {
  render(<Page />);

  await userEvent.click(screen.getByRole('link', {name: 'Naar de inhoud'}));

  expect(screen.getByRole('main')).toHaveFocus();
});
