import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {LiveRegion} from '../../../../src/ui/feedback/liveRegion.tsx';

it.each([{visible: false}, {visible: true}])(
  'stays in the page while its text comes: %o',
  (how) => {
    const {rerender} = render(<LiveRegion text="" {...how} />);
    const region = screen.getByRole('status');

    rerender(<LiveRegion text="Je omgeving staat klaar!" {...how} />);

    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Je omgeving staat klaar!');
  },
);
