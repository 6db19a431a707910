import {type ComponentType, lazy, Suspense} from 'react';
import {Sheet} from './sheet.tsx';

const empty = <Sheet viewBox="0 0 320 180" aria-hidden="true" />;

/** A picture that comes after the words beside it; where its code can't be loaded, its room stays empty. */
export const laterPicture = (load: () => Promise<ComponentType>): ComponentType => {
  const Picture = lazy(async () => ({default: await load().catch(() => () => empty)}));
  return () => (
    <Suspense fallback={empty}>
      <Picture />
    </Suspense>
  );
};
