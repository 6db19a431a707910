// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {expect, it} from 'vitest';
import {LinkButton} from '../../../../src/ui/actions/linkButton.tsx';

it('is a native link', () => {
  render(
    <LinkButton $look="secondary" href="https://acmetest.testwerf.example/">
      Naar mijn omgeving
    </LinkButton>,
  );

  const link = screen.getByRole('link', {name: 'Naar mijn omgeving'});
  expect(link).toHaveAttribute('href', 'https://acmetest.testwerf.example/');
  expect(link.getAttributeNames().toSorted()).toEqual(['class', 'href']);
});

it('takes the link of a router', () => {
  const RouterLink = ({to, children}: {to: string; children?: ReactNode}) => (
    <a href={`/app${to}`}>{children}</a>
  );
  render(
    <LinkButton as={RouterLink} to="/free">
      Terug naar het begin
    </LinkButton>,
  );

  expect(screen.getByRole('link')).toHaveAttribute('href', '/app/free');
});
