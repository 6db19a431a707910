import {act, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {OfflineNotice} from '../../../../src/ui/feedback/offlineNotice.tsx';

afterEach(() => vi.restoreAllMocks());

function go(onLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

it('shows its text in a standing status while the browser is offline', () => {
  render(<OfflineNotice label="Verbinding" text="Je bent offline." />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  go(false);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Je bent offline.');
  expect(screen.getByRole('region', {name: 'Verbinding'})).toHaveTextContent('Je bent offline.');

  go(true);
  expect(status).toBeEmptyDOMElement();
});
