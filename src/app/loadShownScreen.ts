import {metaOf} from '../flows/shared/flowActor.ts';
import type {Session} from './session.ts';

/** The first screen is drawn at once, so its code comes before; whether it came. */
export const loadShownScreen = async (session: Session): Promise<boolean> => {
  const view = session.view();
  const screen = view?.kind === 'flow' && metaOf(view.actor.getSnapshot())?.screen;
  if (!screen) return view?.kind !== 'unreachable';
  try {
    await view.flow.screens[screen]?.screen.load();
    return true;
  } catch {
    return false;
  }
};
