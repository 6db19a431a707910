import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {ErrorBoundary} from '../../../../src/app/errors/errorBoundary.tsx';
import {expectConsoleError} from '../../../support/consoleTrap.ts';

const Fallback = ({reference}: {reference: string | undefined}) => <p>broken: {reference}</p>;

const Faulty = (): never => {
  throw new TypeError('no such field');
};

it('shows what is inside while all is well', () => {
  render(
    <ErrorBoundary fallback={Fallback} onCrash={() => 'K7QW-3FMB'}>
      <p>a screen</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('a screen')).toBeVisible();
});

it('reports what a screen throws, once, and shows the reference of the report', () => {
  expectConsoleError(/no such field/);
  const reported: unknown[] = [];
  const onCrash = (error: unknown) => {
    reported.push(error);
    return 'K7QW-3FMB';
  };
  render(
    <ErrorBoundary fallback={Fallback} onCrash={onCrash}>
      <Faulty />
    </ErrorBoundary>,
  );
  expect(screen.getByText('broken: K7QW-3FMB')).toBeVisible();
  expect(reported).toEqual([new TypeError('no such field')]);
});
