import {MissingPart} from './missingPart.tsx';
import {ScreenFrame} from './screenFrame.tsx';

type Props = React.ComponentProps<typeof MissingPart>;

/** Shown when the code of a flow can't be loaded. */
export const UnreachableScreen = (missing: Props) => (
  <ScreenFrame tier="none" title="somethingWentWrong.title" hasPassword={missing.hasPassword}>
    <MissingPart {...missing} />
  </ScreenFrame>
);
