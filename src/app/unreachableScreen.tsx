import {useEffect} from 'react';
import {MissingPart} from './missingPart.tsx';
import {ScreenFrame} from './screenFrame.tsx';
import type {View} from './session.ts';

type Props = Omit<Extract<View, {kind: 'unreachable'}>, 'kind' | 'path'> & {
  reference: string | undefined;
};

/** Shown when the code of a flow can't be loaded; goes on by itself once the network is back. */
export const UnreachableScreen = ({hasPassword, retry, reference}: Props) => {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <ScreenFrame tier="none" title="somethingWentWrong.title">
      <MissingPart reference={reference} hasPassword={hasPassword} />
    </ScreenFrame>
  );
};
