import type {ReactNode} from 'react';
import {LinkButton} from '../../../ui/actions/linkButton.tsx';
import {useFlow} from '../contract/flowContext.ts';

type Props = {to: string; look?: 'primary' | 'secondary' | 'text'; children: ReactNode};

/** A native link within the funnel: a plain click goes through the machine, any other is the browser's. */
export const StartLink = ({to, look = 'text', children}: Props) => {
  const {visit} = useFlow();
  return (
    <LinkButton
      href={to}
      $look={look}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        visit(to);
      }}
    >
      {children}
    </LinkButton>
  );
};
