import {useSyncExternalStore} from 'react';
import styled from 'styled-components';
import {color, media, radius, space} from '../theme/theme.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

type Props = {
  /** Names the landmark. */
  label: string;
  text: string;
};

/** Its text while the browser is offline; the status itself stays in the page. */
export function OfflineNotice({label, text}: Props) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Status role="status">
      {!online && (
        <section aria-label={label}>
          <Bar>{text}</Bar>
        </section>
      )}
    </Status>
  );
}

const Status = styled.div`
  /* In view wherever the page is, unless it would take half of it: with large text, or on a phone held sideways. */
  @media (min-height: 30rem) {
    position: sticky;
    z-index: 1;
    top: 0;
  }

  /* What gets the focus is not left underneath. */
  html:has(> body & p) {
    scroll-padding-top: 8rem;
  }
`;

const Bar = styled.p`
  margin-bottom: ${space(3)};
  padding: ${space(3)} ${space(4)};
  /* Seen in forced colours, which have no fill. */
  border: 1px solid transparent;
  background: ${color.ink};
  color: ${color.surface};
  font-weight: 600;
  text-align: center;

  ${media.from768} {
    border-radius: ${radius};
  }
`;
