// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {expect, it} from 'vitest';
import {Aside} from '../../../../src/ui/layout/aside.tsx';
import {Frame} from '../../../../src/ui/layout/frame.tsx';
import {ScreenHeading} from '../../../../src/ui/layout/screenHeading.tsx';

function Page({children}: {children?: ReactNode}) {
  return (
    <Frame
      wide
      skipText="Naar de inhoud"
      logo={<a href="https://www.testwerf.example">Testwerf</a>}
      languageSwitch={<nav aria-label="Taal" />}
      progress={<p>Stap 2 van 4</p>}
      footer={<p>Testwerf</p>}
    >
      {children}
    </Frame>
  );
}

it('has a header, one main part with the screen, and a footer', () => {
  render(
    <Page>
      <ScreenHeading>Vertel ons wie je bent</ScreenHeading>
      <Aside>
        <p>Je bestelling</p>
      </Aside>
    </Page>,
  );

  expect(within(screen.getByRole('banner')).getByRole('link')).toHaveTextContent('Testwerf');
  expect(within(screen.getByRole('banner')).getByRole('navigation', {name: 'Taal'})).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('heading', {level: 1})).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('Je bestelling')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Testwerf');
  expect(screen.getByText('Stap 2 van 4')).toBeVisible();
});

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
