import {type ComponentType, lazy, startTransition, Suspense, useEffect, useState} from 'react';
import type {LazyScreen} from '../flows/shared/lazyScreen.ts';
import {whenIdle} from '../telemetry/whenIdle.ts';
import {Frame} from '../ui/frame.tsx';
import {ErrorBoundary} from './errorBoundary.tsx';
import {whenInUse} from './whenInUse.ts';

const drawn = new WeakSet<LazyScreen>();

const Never = lazy(() => new Promise<never>(() => {}));

const Drawn = ({onDrawn}: {onDrawn: () => void}) => {
  useEffect(onDrawn, [onDrawn]);
  return null;
};

const Nothing = () => null;

type Props = {screen: LazyScreen | undefined; wide?: boolean | undefined};

/**
 * Draws what may come next once, in the frame it will stand in, so that its code is compiled and its styles are known
 * when the visitor goes there. Beside what never comes it is not put into the page, and none of its effects runs.
 */
export const DrawnAhead = ({screen, wide}: Props) => {
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    let isNext = true;
    const draw = async () => {
      await whenInUse();
      await whenIdle();
      if (!screen || !isNext || drawn.has(screen)) return;
      const found = await screen.load();
      if (!isNext) return;
      drawn.add(screen);
      startTransition(() => setScreen(() => found));
    };
    // What cannot be loaded is told of when it is gone to.
    draw().catch(() => {});
    return () => {
      isNext = false;
      setScreen(undefined);
    };
  }, [screen]);
  const drop = () => setScreen(undefined);
  if (!Screen) return null;
  return (
    <ErrorBoundary fallback={Nothing} onCrash={() => ''}>
      <Suspense fallback={<Drawn onDrawn={drop} />}>
        <Frame skipText="" logo={null} languageSwitch={null} wide={wide}>
          <Screen />
        </Frame>
        <Never />
      </Suspense>
    </ErrorBoundary>
  );
};
