// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {CreatedIllustration} from '../../../../src/ui/illustrations/created.tsx';
import {LinkButton} from '../../../../src/ui/actions/linkButton.tsx';
import {ResultPanel} from '../../../../src/ui/layout/resultPanel.tsx';
import {ScreenHeading} from '../../../../src/ui/layout/screenHeading.tsx';

it('shows the picture, the heading, the text and the ways on', () => {
  render(
    <ResultPanel
      illustration={<CreatedIllustration />}
      heading={<ScreenHeading>Je omgeving staat klaar!</ScreenHeading>}
      actions={<LinkButton href="/free">Terug naar het begin</LinkButton>}
    >
      <p>Veel plezier met Testwerf.</p>
    </ResultPanel>,
  );

  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Je omgeving staat klaar!');
  expect(screen.getByText('Veel plezier met Testwerf.')).toBeVisible();
  expect(screen.getByRole('link', {name: 'Terug naar het begin'})).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
