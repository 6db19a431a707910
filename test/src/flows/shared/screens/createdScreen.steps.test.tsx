import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import {openScreen} from '../../../../support/screens/stage.tsx';

const url = 'https://acmetest.testwerf.example/';

it.each([
  ['/free/step6', freeFlow],
  ['/pro/step8', proFlow],
] as const)(
  '%s says that the environment is there, and leads to it @2.10-5',
  async (path, flow) => {
    expect(flow.visitPaths).toMatchObject({created: path});
    await openScreen(flow, 'created', {
      before: [{type: 'screen.visit', screen: 'created', by: 'address', kept: {url}}],
    });

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Je omgeving staat klaar!');
    expect(screen.getByText('Veel plezier met Testwerf.')).toBeVisible();
    expect(screen.getByRole('link', {name: 'Naar mijn omgeving'})).toHaveAttribute('href', url);
    expect(screen.getByRole('link', {name: 'Terug naar het begin'})).toHaveAttribute(
      'href',
      '/free',
    );
  },
);
